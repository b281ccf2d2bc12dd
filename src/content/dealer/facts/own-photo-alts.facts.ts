import { dealerFile } from '../reading/dealer-files.ts'
import { ownPhoto } from '../reading/find-picture-files.ts'
import { heroAlts } from './hero-photos.facts.ts'

const descriptions = { ...dealerFile('brand/pictures.yaml').photos, ...heroAlts }

/** Descriptions of the dealer's own photos, by name. */
export const ownPhotoAlts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(descriptions).filter(([name]) => ownPhoto(name)),
)
