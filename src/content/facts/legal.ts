/**
 * The terms of service name a different business and county from the rest of the site (product.md 11.13).
 * Both readings are kept. Sample names.
 */
export const termsParty = {
  name: 'Garden State Cart Company',
  county: 'Gloucester County',
  state: 'New Jersey',
} as const

/** Days within which a request to see, correct or erase data is answered. */
export const privacyRequestDays = 45

/** Days until a message is erased, unless RETENTION_DAYS is set. */
export const messageRetentionDays = 730

/** Reaches a telecommunications relay service from any phone in the US. */
export const relayServiceNumber = '711'

/** What tests/e2e/pages.spec.ts checks each kind of page for, as far as a program can. */
export const accessibilityStandard = 'the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA'
