import { thumbAddress } from '../../../ui/picture-address.ts'

type Props = { image: string; isNear: boolean }

/** In a row. Only the first few are fetched before they are near. */
export const Thumb = ({ image, isNear }: Props) => (
  <picture>
    <source type="image/avif" srcSet={thumbAddress(image, 'avif')} />
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
