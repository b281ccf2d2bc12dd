import { Camera, Images } from 'lucide-react'
import { photoWords as words } from '../../../content/words/staff-photos.words.ts'
import { MAX_IMAGES } from '../../../domain/catalogue/vehicle-fields.ts'
import { PhotoItem } from './photo-item.tsx'

type PhotosProps = {
  /** Path of the cart's page, below which `photos` is. */
  path: string
  /** Addresses on this site. The first one is the main photo. */
  images: readonly string[]
}

/** HEIC isn't in this list, so that iPhones send JPEG. HEIC files are still accepted. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

/** Works without scripts. With them, src/features/staff/browser sends each photo separately, resumes after a lost connection, and lets staff reorder photos by dragging. */
export function Photos({ path, images }: PhotosProps) {
  const target = `${path}/photos`
  return (
    <section className="desk-stack" id="photos" aria-labelledby="photos-heading" data-photos={target}>
      <div className="desk-row">
        <h2 className="desk-row__b" id="photos-heading">
          {words.heading}
        </h2>
        <small>{images.length > 0 ? words.count(images.length, MAX_IMAGES) : words.none}</small>
      </div>
      <form className="desk-btns" method="post" action={target} encType="multipart/form-data">
        <label className="btn desk-file">
          <Camera className="icon" aria-hidden />
          {words.take}
          <input className="input input--sm" type="file" name="photos" accept={ACCEPT} capture="environment" />
        </label>
        <label className="btn desk-file">
          <Images className="icon" aria-hidden />
          {words.choose}
          <input className="input input--sm" type="file" name="photos" accept={ACCEPT} multiple />
        </label>
        <button type="submit" className="btn btn--ink" data-unscripted>
          {words.send}
        </button>
      </form>
      {/* The same ratio as on a card. */}
      <ol className="desk-shots" style={{ '--tile-ratio': '6 / 5' }}>
        {images.map((image, index) => (
          <PhotoItem key={image} target={target} image={image} place={index + 1} of={images.length} />
        ))}
      </ol>
      <p className="hint">
        <span hidden data-scripted>
          {words.drag}{' '}
        </span>
        {words.sendHint}
      </p>
      <template>
        <PhotoItem target={target} image="" place={2} of={MAX_IMAGES} />
      </template>
    </section>
  )
}
