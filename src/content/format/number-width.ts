/** Widths of characters in the widest display font of normal width with the tracking of `.closing-number__digits`, so that the number stays on one line. */
const em = { digit: 0.579, other: 0.365 }

export const widthInEms = (phone: string): number =>
  [...phone].reduce((sum, character) => sum + (/\d/.test(character) ? em.digit : em.other), 0)
