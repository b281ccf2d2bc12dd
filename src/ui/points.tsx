import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Point<Id extends string> = {
  /** What its icon is found by. */
  readonly id?: Id
  readonly title: string
  readonly role?: string
  readonly text: ReactNode
}

type Props<Id extends string> = {
  points: readonly Point<Id>[]
  /** One for each point, by id; none at all for a list without pictures. */
  icons?: Readonly<Record<Id, LucideIcon>>
  /** Side by side, or as rows beside a heading. */
  look?: 'three' | 'four' | 'rows'
}

/** Icon, heading and a sentence or two, several times. For a section whose heading is an h2. */
export function Points<Id extends string>({ points, icons, look = 'three' }: Props<Id>) {
  return (
    <ul className={classes('points', `points--${look}`, !icons && 'points--plain')}>
      {points.map(({ id, title, role, text }) => {
        const Icon: LucideIcon | undefined = id && icons?.[id]
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
