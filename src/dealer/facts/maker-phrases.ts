import { listed } from '../../format/listed.ts'
import { dealerFile } from '../files.ts'
import { dealerMakers } from '../maker-files.ts'

const { mainMakers: main } = dealerFile('dealer.yaml')

const namesOf = (isMain: boolean): string[] =>
  dealerMakers().flatMap(({ slug, name }) => ((main?.includes(slug) ?? true) === isMain ? [name] : []))

export const mainMakers = listed(namesOf(true))

export const otherMakers: readonly string[] = namesOf(false)
