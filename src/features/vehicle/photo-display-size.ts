import type { CSSProperties } from 'react'
import { parsePicture } from '../../ui/picture-address.ts'

/** Keeps a photo from being shown larger than its file. Renderings are drawn large enough. */
export function ownSize(image: string): CSSProperties | undefined {
  const picture = parsePicture(image)
  if (!picture?.color) return undefined
  return { maxWidth: `min(100%, ${picture.width}px)`, maxHeight: `min(100%, ${picture.height}px)` }
}
