import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, which nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which the database stores a token or a code. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
