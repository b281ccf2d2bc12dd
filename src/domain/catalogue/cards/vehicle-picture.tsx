import './vehicle-picture.css'
import { Picture } from '../../../ui/picture.tsx'
import { type PictureView, readPictureView } from '../photos/picture-views.ts'
import type { Vehicle } from '../vehicle.ts'

const viewTexts: Record<PictureView, string> = {
  front34: 'front three-quarter view',
  side: 'side view',
  rear34: 'rear three-quarter view',
}

export function pictureAlt(vehicle: Pick<Vehicle, 'name' | 'specifications'>, image: string): string {
  const { color } = vehicle.specifications
  const view = readPictureView(image)
  return [vehicle.name, typeof color === 'string' && `in ${color.toLowerCase()}`, view && viewTexts[view.view]]
    .filter(Boolean)
    .join(', ')
    .replace(', in ', ' in ')
}

type Props = {
  vehicle: Pick<Vehicle, 'name' | 'images' | 'specifications'>
  sizes: string
  priority?: boolean
  alt?: string
  boxClass?: string
}

export function VehiclePicture({ vehicle, sizes, priority, alt, boxClass }: Props) {
  const [image] = vehicle.images
  if (!image)
    return boxClass ? (
      <div className={boxClass}>
        <NoPicture />
      </div>
    ) : (
      <NoPicture />
    )
  const text = alt ?? pictureAlt(vehicle, image)
  return <Picture src={image} alt={text} sizes={sizes} priority={priority} boxClass={boxClass} />
}

/** Decorative when the label is empty. */
export function NoPicture({ label = 'No picture yet' }: { label?: string }) {
  return (
    <svg
      className="no-picture"
      viewBox="0 0 176 72"
      role="img"
      aria-label={label}
      aria-hidden={label === '' || undefined}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 68h34M66 68h52M148 68h24" />
      <circle cx="52" cy="58" r="11" />
      <circle cx="132" cy="58" r="11" />
      <path
        d="M38 54h-8c-5 0-7-4-6-8 2-8 12-12 26-13l12-2 9-25M58 6h88M62 31l6 15h32c4 0 5-3 5-7V26h9v20h30c6 0 8 4 8 8h-6M66 54h52M138 6v40"
        strokeDasharray="5 5"
      />
    </svg>
  )
}
