import { Camera, Images } from 'lucide-react'
import { photoWords as words } from '../../../content/words/staff-photos.ts'
import { MAX_IMAGES } from '../../../domain/catalogue/vehicle-fields.ts'
import { PhotoItem } from './photo-item.tsx'

type PhotosProps = {
  /** Path of the cart's page, below which `photos` is. */
  path: string
  /** Addresses on this site; the first one leads. */
  images: readonly string[]
}

/** Without HEIC in this list, iPhones send JPEG. A HEIC is still accepted. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

/** Works without scripts; src/features/staff/phone sends each photo separately, goes on after a lost line, and orders by drag. */
export function Photos({ path, images }: PhotosProps) {
  const target = `${path}/photos`
  return (
    <section className="staff-shots" id="photos" aria-labelledby="photos-heading" data-photos={target}>
      <div className="staff-shots__head">
        <h2 id="photos-heading">{words.heading}</h2>
        <span>{images.length > 0 ? words.first : words.none}</span>
      </div>
      <ol>
        {images.map((image, index) => (
          <PhotoItem key={image} target={target} image={image} place={index + 1} of={images.length} />
        ))}
      </ol>
      <p className="staff-shots__drag">{words.drag}</p>
      <template>
        <PhotoItem target={target} image="" place={1} of={MAX_IMAGES} />
      </template>
      <form className="staff-shots__add" method="post" action={target} encType="multipart/form-data">
        <label className="staff-big">
          <span>
            <Camera className="icon" aria-hidden />
            {words.take}
          </span>
          <input type="file" name="photos" accept={ACCEPT} capture="environment" />
        </label>
        <label className="staff-big">
          <span>
            <Images className="icon" aria-hidden />
            {words.choose}
          </span>
          <input type="file" name="photos" accept={ACCEPT} multiple />
        </label>
        <button type="submit" className="staff-big staff-big--go">
          {words.send}
        </button>
        <p>{words.sendHint}</p>
      </form>
    </section>
  )
}
