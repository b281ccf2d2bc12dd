import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Point = { readonly title: string; readonly role?: string; readonly text: ReactNode }

type Props = {
  points: readonly Point[]
  /** One for each point, in order; none at all for a list without pictures. */
  icons?: readonly LucideIcon[]
  /** Side by side, or as rows beside a heading. */
  look?: 'three' | 'four' | 'rows'
}

/** Icon, heading and a sentence or two, several times. For a section whose heading is an h2. */
export function Points({ points, icons = [], look = 'three' }: Props) {
  return (
    <ul className={classes('points', `points--${look}`, icons.length === 0 && 'points--plain')}>
      {points.map(({ title, role, text }, index) => {
        const Icon = icons[index]
        return (
          <li key={title}>
            {Icon ? <Icon className="icon" aria-hidden /> : null}
            <h3>{title}</h3>
            {role ? <p className="points__role">{role}</p> : null}
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
