import { randomBytes } from 'node:crypto'

/** Marks the scripts that this process renders. No visitor knows it: it is taken out of every page before the page is sent. */
export const scriptMarker = randomBytes(16).toString('base64url')
