import { createFileRoute } from '@tanstack/react-router'
import { AddressTown, readTownSlug } from '../domain/towns/address-town.ts'
import { RentalsPage } from '../features/rentals/rentals-page.tsx'

export const Route = createFileRoute('/rentals/')({
  validateSearch: ({ town }: Record<string, unknown>): { town?: string | undefined } => ({ town: readTownSlug(town) }),
  head: ({ match }) =>
    import('../features/rentals/rentals-head.ts').then((heads) => heads.rentalsHead(match.context.siteUrl)),
  component: Rentals,
})

function Rentals() {
  return (
    <AddressTown value={Route.useSearch().town}>
      <RentalsPage />
    </AddressTown>
  )
}
