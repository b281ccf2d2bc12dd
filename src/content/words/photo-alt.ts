import { photoAlts } from '../dealer/facts/photo-alts.ts'

/** What the dealer says of its own photo, else what the engine's shows. @param name such as `hero/showroom` */
export const photoAlt = (name: string, ofScene: string): string => photoAlts[name] ?? ofScene
