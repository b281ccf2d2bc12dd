/** How long a session lasts after its last use. */
export const sessionDays = 30
/** How long a mailed link and code work. */
export const signInMinutes = 15
/** While a mailed link still works, the person gets no second email within this time. */
export const mailAgainMinutes = 10
