import './points.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Point<Id extends string> = {
  readonly id?: Id
  readonly title: string
  readonly text: ReactNode
}

type Props<Id extends string> = {
  points: readonly Point<Id>[]
  icons?: Readonly<Record<Id, LucideIcon>>
  look?: 'three' | 'four' | 'rows' | 'two'
}

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
