/** How long a session lasts from its last use. */
export const sessionDays = 30
/** How long link and code of a mail work. */
export const signInMinutes = 15
/** A person gets no second mail within this time while the first still works. */
export const mailAgainMinutes = 10
