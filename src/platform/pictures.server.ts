import { allPictures } from '../content/pictures.gen.ts'
import { parsePicture } from './picture-address.ts'

const addresses: Readonly<Record<string, string>> = allPictures

/**
 * The full address of a picture. Vehicles name pictures of the build without hash and size
 * (`/pictures/denago-city/front34`), and imported ones by their full address.
 * @returns undefined when there is none: the page then shows its placeholder
 */
export function pictureUrl(image: string): string | undefined {
  if (parsePicture(image)) return image
  return addresses[image.replace(/^\/pictures\//, '')]
}
