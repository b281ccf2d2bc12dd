import mark from '#generated/brand/mark.svg?no-inline'

/** Made by build/build-icons.ts from the mark. */
export const siteIcons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: mark, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png', sizes: '180x180' },
  { rel: 'manifest', href: '/site.webmanifest' },
]
