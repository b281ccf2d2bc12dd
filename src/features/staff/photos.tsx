import { lotPage as copy } from '../../words/staff.ts'

export type PhotosProps = {
  /** Path of the cart's page, below which `photos` is. */
  path: string
  /** Addresses on this site; the first one leads. */
  images: readonly string[]
  level: 2 | 3
}

export function Photos({ images, level }: PhotosProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="staff-shots">
      <Heading>{copy.photos}</Heading>
      <ol>
        {images.map((image) => (
          <li key={image}>
            <img src={image} alt="" loading="lazy" />
          </li>
        ))}
      </ol>
    </section>
  )
}
