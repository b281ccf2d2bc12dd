import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, which nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database holds of a token or a code. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
