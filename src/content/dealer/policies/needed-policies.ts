import { dealerFile } from '../reading/dealer-files.ts'

const offerOf = { 'rental-policy': 'rentals', 'storage-policy': 'storage' } as const
const hasOffer = (slug: string): slug is keyof typeof offerOf => Object.hasOwn(offerOf, slug)

type Row = ReturnType<typeof dealerFile<'policies.yaml'>>['policies'][string]

/** The rows in policies.yaml, without those about something that the dealer does not offer. */
export function neededPolicies(): readonly (readonly [slug: string, Row])[] {
  const { offers } = dealerFile('dealer.yaml')
  return Object.entries(dealerFile('policies.yaml').policies).filter(
    ([slug]) => !hasOffer(slug) || offers[offerOf[slug]],
  )
}
