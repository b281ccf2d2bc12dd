import { Picture } from './picture.tsx'

type Props = { src: string; alt: string; priority?: boolean }

/** A place from edge to edge of the window. */
export const Scene = ({ src, alt, priority = false }: Props) => (
  <div className="scene">
    <Picture src={src} alt={alt} sizes="(min-width: 60rem) 100vw, 120vw" priority={priority} />
  </div>
)
