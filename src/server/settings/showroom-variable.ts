/** LEADS_EMAIL_TO_SCRANTON: who is mailed about carts there. */
export const showroomVariable = (id: string): string => `LEADS_EMAIL_TO_${id.toUpperCase().replaceAll('-', '_')}`
