import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { classes } from './classes.ts'
import { parsePicture, sparing, srcSet } from './picture-address.ts'

type Props = {
  src: string
  alt: string
  sizes: string
  /** The main picture above the fold, one per page. */
  priority?: boolean
  detailed?: boolean
  boxClass?: string
  className?: string
  style?: CSSProperties
}

export function Picture({ src, alt, sizes, priority = false, detailed, boxClass, className, style }: Props) {
  const picture = parsePicture(src)
  // Hydration waits for the main picture's `elementtiming` (deferred-hydration.ts); low priority keeps other pictures from competing with it.
  const loading = priority
    ? ({ fetchPriority: 'high', elementtiming: 'first-view' } as const)
    : ({ loading: 'lazy', fetchPriority: 'low' } as const)
  if (!picture) {
    return (
      <picture className={boxClass}>
        <img src={src} alt={alt} {...loading} />
      </picture>
    )
  }
  const avif = srcSet(picture, 'avif')
  const imageSizes = sparing(sizes, detailed)
  if (priority) {
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes, fetchPriority: 'high' })
  }
  // A tile shows a tall picture whole, on the tile's own background (vehicle-picture.css).
  const isTall = picture.color && picture.height > picture.width
  const fallback = picture.widths[2] ?? picture.width
  return (
    <picture className={boxClass}>
      <source type="image/avif" srcSet={avif} sizes={imageSizes} />
      <img
        src={`${picture.base}-${fallback}.webp`}
        srcSet={srcSet(picture, 'webp')}
        sizes={imageSizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={classes(picture.color && 'is-photo', isTall && 'is-tall', className) || undefined}
        style={isTall ? style : { backgroundColor: picture.color, '--tile-position': picture.point, ...style }}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}
