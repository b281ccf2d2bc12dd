import './scene-picture.css'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

type Props = {
  src: string
  alt: string
  priority?: boolean
  focus?: 'middle' | 'right' | 'whole'
}

export const Scene = ({ src, alt, priority = false, focus }: Props) => (
  <div className={classes('scene', focus && `scene--${focus}`)}>
    {/* Phones show it 140vw wide with its sides cut off. At the top of a page, that size would load too late. */}
    <Picture src={src} alt={alt} sizes={`(min-width: 60rem) 100vw, ${priority ? 99 : 140}vw`} priority={priority} />
  </div>
)
