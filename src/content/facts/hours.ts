import type { Hours } from '../../format/opening-hours.ts'
import { timeZoneName } from './time-zone.ts'

const monToFri = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const weekdays = { label: 'Mon-Fri', days: monToFri } as const
const saturday = { label: 'Sat', days: ['Saturday'] } as const
const sunday = { label: 'Sun', days: ['Sunday'] } as const
const shut = { opens: null, closes: null } as const

/** Four conflicting readings (product.md 9.1), each in its own place. `purpose` says there what it is for. */
export const hours = {
  /** Footer, contact and showroom pages. */
  dealership: {
    title: 'Hours',
    purpose: `Showroom floor, ${timeZoneName} time`,
    rows: [
      { ...weekdays, opens: '09:00', closes: '17:00' },
      { ...saturday, opens: '09:00', closes: '17:00' },
      { ...sunday, ...shut, note: 'Closed' },
    ],
  },
  /** Services page. */
  service: {
    title: 'Service hours',
    purpose: 'Shop hours, for drop-off and pickup',
    rows: [
      { ...weekdays, opens: '08:00', closes: '17:00' },
      { ...saturday, opens: '09:00', closes: '15:00' },
      { ...sunday, ...shut, note: 'Emergency only' },
    ],
  },
  /** Town sales pages. */
  townPages: {
    title: 'Hours',
    purpose: 'Delivery and pickup. Sundays for rentals and service only',
    rows: [
      { label: 'Mon-Sat', days: [...monToFri, 'Saturday'], opens: '08:00', closes: '18:00' },
      { ...sunday, opens: '10:00', closes: '16:00' },
    ],
  },
  /** Storage policy. */
  storageAccess: {
    title: 'Storage access',
    purpose: 'Getting to a cart in storage',
    rows: [
      { ...weekdays, opens: '08:00', closes: '17:00' },
      { ...saturday, opens: '08:00', closes: '15:00' },
      { ...sunday, ...shut, note: 'By appointment' },
    ],
  },
} as const satisfies Record<string, Hours & { readonly purpose: string }>
