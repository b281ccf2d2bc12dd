import { dealerFile } from '../reading/dealer-files.ts'

const showroomsFile = dealerFile('showrooms.yaml')

/** 'Eastern' */
function nameOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  // People in Hawaii call ‘Hawaii-Aleutian Standard’ Hawaii time.
  return name.replace(/(?:-Aleutian.*)? Time$/, '')
}

/** Replies, digests and rental dates go by this clock, and so do hours, except at showrooms in another zone. */
export const timeZone = showroomsFile.timeZone
export const timeZoneName = showroomsFile.timeZoneName ?? nameOf(timeZone)

/** By the id of a showroom. */
export const otherTimeZones: Readonly<Record<string, { readonly zone: string; readonly name: string }>> =
  Object.fromEntries(
    showroomsFile.showrooms.flatMap(({ id, timeZone: zone }) =>
      zone && zone !== timeZone ? [[id, { zone, name: nameOf(zone) }]] : [],
    ),
  )
