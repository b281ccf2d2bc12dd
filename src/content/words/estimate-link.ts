/** To the rental estimate. By itself, since the call bar of every page has it. */
export const estimateLink = 'Price your dates'
