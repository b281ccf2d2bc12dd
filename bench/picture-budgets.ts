/** KB that a phone of 390 points may be sent: of pictures until the page is scrolled, for a hero, for any other picture. */
export const pictureBudgets = { page: 250, hero: 40, other: 20 } as const

/** Whether a file is one of the large pictures that open a page. Home opens with a cart seen from its side. */
export const isHero = (path: string): boolean => /^\/pictures\/(hero\/|[^/]+\/side\..*-1080\.)/.test(path)
