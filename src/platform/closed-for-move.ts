/** Raised by the triggers of src/platform/close-database.server.ts. Both engines hand it on in the error's message. */
export const closedForMove = 'this database is closed, because it is being moved or has been'

export const isClosedForMove = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(closedForMove)
