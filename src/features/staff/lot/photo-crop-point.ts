import { photoPlaces as words } from '../../../content/words/staff-photos.words.ts'
import { type PictureAddress, parsePicture } from '../../../ui/picture-address.ts'

/** In CSS pixels, and the same on every screen: without scripts, a browser sends where a tap was, but not how large the photo is. */
export const TAP_WIDTH = 288

const CENTER = '50,50'

/** Across and down, in percent. */
export const cropPlaces = [
  { value: CENTER, label: words.center },
  { value: '50,0', label: words.top },
  { value: '99,0', label: words.topRight },
  { value: '99,50', label: words.right },
  { value: '99,99', label: words.bottomRight },
  { value: '50,99', label: words.bottom },
  { value: '0,99', label: words.bottomLeft },
  { value: '0,50', label: words.left },
  { value: '0,0', label: words.topLeft },
] as const

/**
 * @param form with a tap, as `<input type="image">` sends it, or with a place from the list
 * @returns the ending of the picture's address for the point, '' for the center; undefined if the form contains no valid point
 */
export function readPoint(form: URLSearchParams, photo: string): string | undefined {
  const picture = parsePicture(photo)
  if (!picture?.color) return undefined
  const point = form.has('tap.x') ? tapped(form, picture) : (form.get('at') ?? '')
  if (point === CENTER) return ''
  return /^\d\d?,\d\d?$/.test(point) ? `#${point}` : undefined
}

function tapped(form: URLSearchParams, { width, height }: PictureAddress): string {
  const [x, y] = [Number(form.get('tap.x')), Number(form.get('tap.y'))]
  // The browser sends 0,0 if the image is pressed with the Enter key.
  if (x === 0 && y === 0) return ''
  return [x / TAP_WIDTH, (y * width) / (TAP_WIDTH * height)].map(percent).join()
}

const percent = (share: number): number => Math.min(99, Math.max(0, Math.round(100 * share)))
