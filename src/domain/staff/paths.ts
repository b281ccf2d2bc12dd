/** Pages of the desk, all behind its sign-in. */
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
export const phonePath = '/staff/phone'
export const logPath = '/staff/log'
export const customerPath = (email: string): string => `/staff/customers/${encodeURIComponent(email)}`
export const messagePath = (id: string): string => `${messagesPath}/${id}`
/** Opens a page with one button, which signs in. */
export const signInPath = (token: string): string => `/staff/sign-in/${token}`
