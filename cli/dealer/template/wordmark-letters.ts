/** Capital letters drawn as lines, 20 units high, for a wordmark that needs no font. */
const letters: Readonly<Record<string, { readonly width: number; readonly path: string }>> = {
  A: { width: 17, path: 'M0 20 8.5 0 17 20M3.2 13h10.6' },
  B: { width: 13, path: 'M0 0v20h8a5.3 5.3 0 0 0 0-10.6H0M0 0h7a4.7 4.7 0 0 1 0 9.4' },
  C: { width: 17, path: 'M17 3.6A10 10 0 1 0 17 16.4' },
  D: { width: 16, path: 'M0 0v20h6a10 10 0 0 0 0-20z' },
  E: { width: 11, path: 'M11 0H0v20h11M0 9.5h9' },
  F: { width: 11, path: 'M11 0H0v20M0 9.5h9' },
  G: { width: 19, path: 'M17.5 3.2A10 10 0 1 0 19 12v-1.5h-7' },
  H: { width: 14, path: 'M0 0v20M14 0v20M0 9.5h14' },
  I: { width: 0, path: 'M0 0v20' },
  J: { width: 9, path: 'M9 0v14.5a5 5 0 0 1-9 3' },
  K: { width: 14, path: 'M0 0v20M13 0 0 12.5M4.8 8 14 20' },
  L: { width: 11, path: 'M0 0v20h11' },
  M: { width: 18, path: 'M0 20V0l9 13L18 0v20' },
  N: { width: 15, path: 'M0 20V0l15 20V0' },
  O: { width: 20, path: 'M10 0a10 10 0 1 0 0 20 10 10 0 1 0 0-20z' },
  P: { width: 12.5, path: 'M0 20V0h7a5.5 5.5 0 0 1 0 11H0' },
  Q: { width: 20, path: 'M10 0a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12.5 13.5 19 20.5' },
  R: { width: 13, path: 'M0 20V0h7a5.5 5.5 0 0 1 0 11H0M6 11l7 9' },
  S: {
    width: 12,
    path: 'M11.5 3.5C10.3 1.2 8.2 0 6 0 2.8 0 .5 2 .5 5c0 6.5 11.5 3.5 11.5 10 0 3-2.5 5-6 5-2.7 0-5-1.3-6-4',
  },
  T: { width: 14, path: 'M0 0h14M7 0v20' },
  U: { width: 14, path: 'M0 0v13a7 7 0 0 0 14 0V0' },
  V: { width: 17, path: 'M0 0l8.5 20L17 0' },
  W: { width: 24, path: 'M0 0l6 20 6-16 6 16 6-20' },
  X: { width: 15, path: 'M0 0l15 20M15 0 0 20' },
  Y: { width: 16, path: 'M0 0l8 10 8-10M8 10v10' },
  Z: { width: 14, path: 'M0 0h14L0 20h14' },
  0: { width: 14, path: 'M7 0c-4 0-7 4-7 10s3 10 7 10 7-4 7-10-3-10-7-10z' },
  1: { width: 5, path: 'M0 3.5 5 0v20' },
  2: { width: 12, path: 'M.5 5.5a5.6 5.6 0 0 1 11 .3c0 3.7-2.5 5.2-11.5 14.2h12' },
  3: { width: 12, path: 'M.5 0H11L5.5 8c4 0 6.5 2.5 6.5 6s-2.7 6-6.2 6C3 20 1 18.7 0 16.5' },
  4: { width: 15, path: 'M15 15H0L11 0v20' },
  5: { width: 12, path: 'M11 0H2.5L1.5 9c1-.8 2.5-1.3 4.2-1.3 3.5 0 6.3 2.5 6.3 6.1S9.2 20 5.7 20C3 20 1 18.7 0 16.5' },
  6: { width: 13, path: 'M10 0 1.5 10.5M6.5 7.5a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 1 0 0-12.5z' },
  7: { width: 12, path: 'M0 0h12L3.5 20' },
  8: { width: 13, path: 'M6.5 0a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9zM6.5 9a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11z' },
  9: { width: 13, path: 'M3 20l8.5-10.5M6.5 0a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 1 0 0-12.5z' },
  '&': { width: 15, path: 'M15 20 4 7C1.5 4 3.5 0 6.7 0c3.4 0 5 4 1.8 6.2L4 9.4C-1.8 13.5.5 20 6 20c5 0 8-4 8.5-9' },
  '-': { width: 7, path: 'M0 11h7' },
  '.': { width: 0, path: 'M0 19.9v.1' },
  "'": { width: 0, path: 'M0 0v4' },
}

const SPACE = 9
const GAP = 6.5

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’`]/g, "'").replaceAll(/[–—]/g, '-').toUpperCase()

/** Strokes of a line of text, to be drawn 3 to 4 units thick, from 0 to `width`; leaves out characters that it has no strokes for. */
export function strokesOf(text: string): { readonly width: number; readonly paths: string } {
  let at = 0
  let paths = ''
  for (const character of plain(text)) {
    const letter = letters[character]
    if (letter) {
      paths += `<path transform="translate(${at.toFixed(1).replace(/\.0$/, '')})" d="${letter.path}"/>`
      at += letter.width + GAP
    } else if (character === ' ') {
      at += SPACE
    }
  }
  return { width: Math.max(0, at - GAP), paths }
}
