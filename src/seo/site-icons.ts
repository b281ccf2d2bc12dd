/** `--color-paper` of styles/tokens.css: the browser's own bars take the color of the page. */
export const themeColor = '#f6f3ea'

/** For the head of every page. Made by bin/build-icons.ts from favicon.svg. */
export const siteIcons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png', sizes: '180x180' },
  { rel: 'manifest', href: '/site.webmanifest' },
] as const
