import './town-points.css'
import type { ComponentProps } from 'react'
import { Points } from '../../ui/points.tsx'

/** What a town's pages promise. */
export function TownPoints<Id extends string>(props: Omit<ComponentProps<typeof Points<Id>>, 'look'>) {
  return (
    <div className="town-points">
      <Points look="two" {...props} />
    </div>
  )
}
