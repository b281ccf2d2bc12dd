import { photoAlts } from '../dealer/facts/photo-alts.ts'

/** The dealer's description of its own photo, else that of the built-in picture. @param name such as `hero/showroom` */
export const photoAlt = (name: string, ofScene: string): string => photoAlts[name] ?? ofScene
