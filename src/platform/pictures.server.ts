import { allPictures } from '../content/pictures.gen.ts'
import { parsePicture } from './picture-address.ts'

const known: Readonly<Record<string, string>> = allPictures

/**
 * The full address of a picture. Vehicles name ours without hash and size
 * (`/pictures/denago-city/front34`), those that staff have imported by their whole address.
 * undefined when there is none, so that the page shows its placeholder.
 */
export function pictureUrl(image: string): string | undefined {
  if (parsePicture(image)) return image
  return known[image.replace(/^\/pictures\//, '')]
}
