/** How long a session lasts from its last use. */
export const sessionDays = 30
/** How long link and code of a mail work. */
export const signInMinutes = 15
/** No second mail to a person within this time, as long as the first works. */
export const mailAgainMinutes = 10
