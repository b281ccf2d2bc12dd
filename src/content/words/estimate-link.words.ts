/** Text of links to the rental estimate. It has its own file, since the call bar of every page uses it. */
export const estimateLink = 'Price your dates'
