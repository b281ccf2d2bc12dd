/** LEADS_EMAIL_TO_SCRANTON lists who is mailed about carts there. */
export const showroomVariable = (id: string): string => `LEADS_EMAIL_TO_${id.toUpperCase().replaceAll('-', '_')}`
