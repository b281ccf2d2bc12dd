/** The mailbox that an address leads to: in lower case and without its `+tag`, which a sender can vary at will. */
export const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')
