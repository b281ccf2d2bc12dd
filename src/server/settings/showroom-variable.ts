/** For example, LEADS_EMAIL_TO_SCRANTON lists who gets email about carts in Scranton. */
export const showroomVariable = (id: string): string => `LEADS_EMAIL_TO_${id.toUpperCase().replaceAll('-', '_')}`
