/** Pages of staff, all behind their sign-in. */
export const staffPath = '/staff'
export const lotPath = '/staff/lot'
export const rentalsPath = '/staff/rentals'
export const devicesPath = '/staff/devices'
export const phonePath = '/staff/phone'
export const messagePath = (id: string): string => `/staff/messages/${id}`
/** Opens a page with one button, which signs in. */
export const signInPath = (token: string): string => `/staff/sign-in/${token}`
