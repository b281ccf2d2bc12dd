/** `--color-paper` of styles/tokens.css: the browser's own bars take the color of the page. */
export const themeColor = '#f6f3ea'
