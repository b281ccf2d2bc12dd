/** Paths that hold a signed or secret link are logged without it. */
export const loggedPath = (path: string): string => path.replace(/^\/(staff|tell-me)\/.+$/s, '/$1/…')
