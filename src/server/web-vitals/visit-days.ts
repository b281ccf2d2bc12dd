/** How long figures of a visit are kept. */
export const visitDays = 35
