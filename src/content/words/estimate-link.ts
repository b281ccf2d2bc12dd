/** To the rental estimate. In a file of its own, since the call bar of every page uses it. */
export const estimateLink = 'Price your dates'
