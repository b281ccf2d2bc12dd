/** Shown, with status 404, for a slug of neither list (product.md 8.5). */
export const unknownTownMessage = 'Municipality not found'
