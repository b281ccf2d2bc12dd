import { thumbAddress } from '../../../ui/picture-address.ts'

type Props = { image: string; isNear: boolean }

/** A row's picture. Only the first few rows load theirs before they are near. */
export function Thumb({ image, isNear }: Props) {
  const avif = thumbAddress(image, 'avif')
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} /> : null}
      <img
        src={thumbAddress(image, 'webp') ?? image}
        alt=""
        width={160}
        height={120}
        loading={isNear ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
