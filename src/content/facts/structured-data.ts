/** Samples: the specification gives ratings and no number of them; search engines want both. */
export const ratingCounts = { dealer: 164, vehicle: 27 } as const
