/** `--color-paper` of styles/tokens.css, for the browser's own bars. */
export const themeColor = '#f6f3ea'
