const secretLink = /^((?:[a-z]+:\/\/[^/]*)?\/+(?:staff|tell-me)\/).+/i

/** A secret link works for anyone who has it, so logs and metrics show only its route. @param path a path or a whole URL */
export const loggedPath = (path: string): string => path.replace(secretLink, (_, before: string) => `${before}$token`)
