/** The clock that hours, replies, digests and rental dates go by, and its name for visitors. */
export const timeZone = 'America/New_York'
export const timeZoneName = 'Eastern'
