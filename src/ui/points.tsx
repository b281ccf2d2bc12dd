import './points.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Point<Id extends string> = {
  /** Key into `icons`. */
  readonly id?: Id
  readonly title: string
  readonly text: ReactNode
}

type Props<Id extends string> = {
  points: readonly Point<Id>[]
  /** One per point, by id. Leave out for a list without icons. */
  icons?: Readonly<Record<Id, LucideIcon>>
  /** Columns side by side, or rows next to a heading. */
  look?: 'two' | 'three' | 'four' | 'rows'
}

/** A list of points, each with an icon, an h3 and a sentence or two. The section's heading must be an h2. */
export function Points<Id extends string>({ points, icons, look = 'three' }: Props<Id>) {
  return (
    <ul className={classes('points', `points--${look}`, !icons && 'points--plain')}>
      {points.map(({ id, title, text }) => {
        const Icon: LucideIcon | undefined = id && icons?.[id]
        return (
          <li key={title}>
            {Icon ? <Icon className="icon points__icon" aria-hidden /> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
