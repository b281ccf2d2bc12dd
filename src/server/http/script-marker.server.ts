import { randomBytes } from 'node:crypto'

/** The marker is removed from every page before it is sent, so that no visitor knows it. */
export const scriptMarker = randomBytes(16).toString('base64url')
