/** KB that a phone 390 px wide may download: all pictures of a page before it is scrolled, a hero, any other picture. */
export const pictureBudgets = { page: 250, hero: 40, other: 20 } as const

/** Whether a file is one of the large pictures at the top of a page. On the home page that is a cart seen from the side. */
export const isHero = (path: string): boolean => /^\/pictures\/((hero|place)\/|[^/]+\/side\..*-1080\.)/.test(path)
