import { ownPhotoAlts } from '../dealer/facts/own-photo-alts.facts.ts'

/** The dealer's description of its own photo, else that of the built-in picture. @param name such as `hero/showroom` */
export const photoAlt = (name: string, ofScene: string): string => ownPhotoAlts[name] ?? ofScene
