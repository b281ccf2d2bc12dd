/**
 * The terms of service name another business in another county than the rest of the site (product.md 11.13).
 * Both readings are kept. Sample names.
 */
export const termsParty = {
  name: 'Garden State Cart Company',
  county: 'Gloucester County',
  state: 'New Jersey',
} as const

/** Days that a message stays in the database before it is erased, unless RETENTION_DAYS says otherwise. */
export const messageRetentionDays = 730
