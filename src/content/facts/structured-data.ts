/** Samples: only the ratings are given (product.md 3.10), and search engines also want how many there are. */
export const ratingCounts = { dealer: 164, vehicle: 27 } as const
