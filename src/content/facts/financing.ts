/** Sample. The application form is at `business.financingUrl`. */
export const lender = { name: 'Tern Harbor Bank' } as const

/** For carts whose stock says `zeroPercentFinancing`, until the end of that day. Sample terms, to be agreed with the lender. */
export const zeroPercentTerms = { months: 36, ends: '2027-06-30' } as const
