/** How long the figures are kept. */
export const visitDays = 35
