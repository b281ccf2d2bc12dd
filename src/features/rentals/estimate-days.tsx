import './estimate-days.css'
import { CalendarClock, TriangleAlert } from 'lucide-react'
import { estimateCopy as copy } from '../../content/words/rental-estimate.words.ts'
import type { EstimateSearch } from '../../domain/rentals/estimate-search.ts'
import type { FullDays } from '../../domain/rentals/full-days.ts'
import { Link } from '../../ui/link.tsx'
import type { EstimateLink } from './estimate-links.ts'
import type { EstimateBill } from './estimate-view.ts'

export function Weeks({ calendar: { label, days } }: { calendar: EstimateBill['calendar'] }) {
  return (
    <div className="weeks" role="img" aria-label={label}>
      {copy.calendar.weekdays.map((day) => (
        <b key={day}>{day}</b>
      ))}
      {days.map(({ date, label: text, kind }) => (
        <span key={date} data-kind={kind}>
          {text}
          {kind === 'back' ? <small>{copy.calendar.back}</small> : null}
        </span>
      ))}
    </div>
  )
}

export function Stay({ stay: { limit, heading, text, links } }: { stay: EstimateBill['stay'] }) {
  return (
    <section className={limit ? 'notice notice--danger' : 'notice'}>
      {limit ? <TriangleAlert className="icon" aria-hidden /> : <CalendarClock className="icon" aria-hidden />}
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        {links.map((link) => (
          <EstimateLinkTo key={link.label} {...link} />
        ))}
      </div>
    </section>
  )
}

export function Full({ full: { heading, text, nearest }, search }: { full: FullDays; search: EstimateSearch }) {
  const links = nearest.map(({ label, ...dates }) => ({ label, search: { ...search, ...dates } }))
  return <Stay stay={{ limit: true, heading, text, links }} />
}

export const EstimateLinkTo = ({ search, label }: EstimateLink) => (
  <Link className="link" to="/rentals/estimate" search={search} resetScroll={false}>
    {label}
  </Link>
)
