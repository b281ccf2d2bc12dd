import './town-points.css'
import type { ComponentProps } from 'react'
import { Points } from '../../ui/points.tsx'

/** The promises on a town's pages. */
export function TownPoints<Id extends string>(props: Omit<ComponentProps<typeof Points<Id>>, 'look'>) {
  return (
    <div className="town-points">
      <Points look="two" {...props} />
    </div>
  )
}
