import './scene.css'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

type Props = {
  src: string
  alt: string
  priority?: boolean
  /** What narrow windows keep in sight; without it the cart of the usual place, right of the middle. */
  focus?: 'middle' | 'right'
}

/** A place from edge to edge of the window. */
export const Scene = ({ src, alt, priority = false, focus }: Props) => (
  <div className={classes('scene', focus && `scene--${focus}`)}>
    {/* Phones cut its sides off: it is 140vw wide there. At the head of a page it would come too late at that size. */}
    <Picture src={src} alt={alt} sizes={`(min-width: 60rem) 100vw, ${priority ? 99 : 140}vw`} priority={priority} />
  </div>
)
