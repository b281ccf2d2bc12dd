/** In lower case and without the `+tag`, which a sender can vary at will. */
export const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')
