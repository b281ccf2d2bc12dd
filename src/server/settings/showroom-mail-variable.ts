/** For example, LEADS_EMAIL_TO_RIVERSIDE lists who gets email about carts in Riverside. */
export const showroomVariable = (id: string): string => `LEADS_EMAIL_TO_${id.toUpperCase().replaceAll('-', '_')}`
