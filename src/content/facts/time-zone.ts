/** Hours, replies, digests and rental dates go by this clock. */
export const timeZone = 'America/New_York'
export const timeZoneName = 'Eastern'
