import { parsePicture } from '../../../ui/picture-address.ts'

/** Sharp at half the width of a phone's screen. */
const WIDTH = 700

/** @param address of the full picture @returns the address of a size suited to a list */
export function smallSize(address: string): string {
  const picture = parsePicture(address)
  const width = picture?.widths.find((one) => one >= WIDTH) ?? picture?.width
  return picture ? `${picture.base}-${width}.webp` : address
}
