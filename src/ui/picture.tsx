import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { parsePicture, sparing, srcSet } from '../platform/picture-address.ts'
import { classes } from './classes.ts'

type Props = {
  src: string
  /** What is seen; empty when the text beside it says the same. */
  alt: string
  sizes: string
  /** The one picture that the page's first view waits for. */
  priority?: boolean
  className?: string
  style?: CSSProperties
}

/** A picture of this site in every size and format it is kept in; any other address as it is. */
export function Picture({ src, alt, sizes, priority = false, className, style }: Props) {
  const picture = parsePicture(src)
  // Scripts wait until the browser has told that the first view's is on the screen (deferred-hydration.ts). It would give others
  // that are in view the same rank.
  const loading = priority
    ? ({ fetchPriority: 'high', elementtiming: 'first-view' } as const)
    : ({ loading: 'lazy', fetchPriority: 'low' } as const)
  if (!picture) {
    return (
      <img
        src={src}
        alt={alt}
        width={1600}
        height={1200}
        className={className}
        style={style}
        decoding="async"
        {...loading}
      />
    )
  }
  const avif = srcSet(picture, 'avif')
  const imageSizes = sparing(sizes)
  if (priority) {
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes, fetchPriority: 'high' })
  }
  const fallback = picture.widths[Math.min(2, picture.widths.length - 1)]
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={imageSizes} />
      <img
        src={`${picture.base}-${fallback}.webp`}
        srcSet={srcSet(picture, 'webp')}
        sizes={imageSizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={classes(picture.color && 'photo', className) || undefined}
        style={picture.color ? { backgroundColor: picture.color, ...style } : style}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}
