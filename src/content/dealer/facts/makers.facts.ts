import { dealerFile } from '../reading/dealer-files.ts'
import { dealerMakers } from '../reading/read-makers.ts'

const { mainMakers: main } = dealerFile('dealer.yaml')

export type Maker = {
  readonly name: string
  /** A short fact for the home page's list. */
  readonly note: string
  /** The maker's own page; null means a link to an inventory search. */
  readonly page: string | null
  /** Search text for that link: a word in the names of this maker's vehicles. */
  readonly search: string
  /** The cart pictured for the maker. */
  readonly picture?: string | undefined
  /** Other names that people search for. */
  readonly alsoCalled?: readonly string[] | undefined
  /** The dealer sells this maker's carts, but the maker isn't one of the `mainMakers` in dealer.yaml. */
  readonly isOther?: true
}

/** The makers in the order of dealer.yaml. */
export const makers: readonly Maker[] = dealerMakers().map(
  ({ slug, name, note, page, search, picture, alsoCalled }) => ({
    name,
    note,
    page: page ? `/${slug}` : null,
    search: search ?? name,
    ...(picture && { picture }),
    ...(alsoCalled && { alsoCalled }),
    ...(main && !main.includes(slug) && ({ isOther: true } as const)),
  }),
)
