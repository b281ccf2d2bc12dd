/** Spec 8: shown, with status 404, for a slug of neither list. */
export const unknownTownMessage = 'Municipality not found'
