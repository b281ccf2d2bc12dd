/** Staff pages. All but the one for signing in require a session. */
export const staffPath = '/staff'
export const messagesPath = '/staff/messages'
export const lotPath = '/staff/lot'
export const rentalsPath = '/staff/rentals'
export const calendarPath = '/staff/rentals/calendar'
export const peoplePath = '/staff/people'
export const monthPath = '/staff/month'
export const sitePath = '/staff/site'
export const morePath = '/staff/more'
export const devicesPath = '/staff/devices'
export const passkeysPath = '/staff/passkeys'
export const phonePath = '/staff/phone'
export const repliesPath = '/staff/replies'
export const logPath = '/staff/log'
export const customersPath = '/staff/customers'
export const customerPath = ({ email, phone }: { email: string; phone: string }): string =>
  `${customersPath}?${new URLSearchParams({ email, phone })}`
/** A form for messages that came by phone or in person. */
export const newMessagePath = '/staff/messages/new'
export const messagePath = (id: string): string => `${messagesPath}/${id}`
/** The page has one button, which signs the person in. */
export const signInPath = (token: string): string => `/staff/sign-in/${token}`
