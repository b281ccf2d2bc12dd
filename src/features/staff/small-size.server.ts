import { parsePicture } from '../../platform/picture-address.ts'
import { pictureUrl } from '../../platform/pictures.server.ts'

/** Half a phone's screen, sharp. */
const WIDTH = 700

/** @param image as vehicles have it */
export function smallSize(image: string): string {
  const url = pictureUrl(image) ?? image
  const picture = parsePicture(url)
  const width = picture?.widths.find((one) => one >= WIDTH) ?? picture?.width
  return picture ? `${picture.base}-${width}.webp` : url
}
