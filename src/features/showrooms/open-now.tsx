import { useEffect, useState } from 'react'
import type { Hours } from '../../format/opening-hours.ts'
import { isOpenAt } from './open-at.ts'

const EVERY_MINUTE_MS = 60_000

/** Nothing in the first HTML, which may be hours old when it is read; filled in by the reader's clock. */
export function OpenNow({ hours, timeZone }: { hours: Hours; timeZone: string }) {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const look = () => setOpen(isOpenAt(hours, new Date(), timeZone))
    look()
    const timer = setInterval(look, EVERY_MINUTE_MS)
    return () => clearInterval(timer)
  }, [hours, timeZone])
  return (
    <p className="open-now" data-open={open}>
      {open === undefined ? null : open ? 'Open now' : 'Closed now'}
    </p>
  )
}
