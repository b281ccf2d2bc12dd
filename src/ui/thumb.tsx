import type { ComponentProps } from 'react'
import { thumbAddress } from './picture-address.ts'

type Props = { image: string } & Pick<ComponentProps<'img'>, 'className' | 'style' | 'width' | 'height' | 'loading'>

/** The smallest size, which every picture has. Addresses that aren't the site's own are used as they are. */
export function Thumb({ image, ...img }: Props) {
  const avif = thumbAddress(image, 'avif')
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} /> : null}
      <img src={thumbAddress(image, 'webp') ?? image} alt="" decoding="async" {...img} />
    </picture>
  )
}
