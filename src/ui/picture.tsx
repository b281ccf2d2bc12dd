import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { parsePicture, sparing, srcSet } from '../platform/picture-address.ts'
import { classes } from './classes.ts'

type Props = {
  src: string
  /** What the picture shows; empty when nearby text says the same. */
  alt: string
  sizes: string
  /** The main picture above the fold, one per page. */
  priority?: boolean
  /** Looked at closely, so phones get nearly as many pixels as they have. */
  detailed?: boolean
  /** Class of a box around it: of its <picture> element, so that a list of carts has fewer elements, or of a <div> where it has none. */
  boxClass?: string
  className?: string
  style?: CSSProperties
}

/** A picture of this site with all its sizes and formats. Other addresses are shown as they are. */
export function Picture({ src, alt, sizes, priority = false, detailed, boxClass, className, style }: Props) {
  const picture = parsePicture(src)
  // `elementtiming` reports when the main picture is painted, which hydration waits for (deferred-hydration.ts). The low
  // priority keeps other visible pictures from competing with it.
  const loading = priority
    ? ({ fetchPriority: 'high', elementtiming: 'first-view' } as const)
    : ({ loading: 'lazy', fetchPriority: 'low' } as const)
  if (!picture) {
    const image = (
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
    return boxClass ? <div className={boxClass}>{image}</div> : image
  }
  const avif = srcSet(picture, 'avif')
  const imageSizes = sparing(sizes, detailed)
  if (priority) {
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes, fetchPriority: 'high' })
  }
  const fallback = picture.widths[Math.min(2, picture.widths.length - 1)]
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
        className={classes(picture.color && 'is-photo', className) || undefined}
        style={picture.color ? { backgroundColor: picture.color, ...style } : style}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}
