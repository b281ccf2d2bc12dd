import { createIsomorphicFn } from '@tanstack/react-start'
import mark from '#generated/brand/mark.svg?inline'

/** Small enough to be inlined. The browser reads the address from the page, so that no script contains it again. */
const markAddress = createIsomorphicFn()
  .server((): string => mark)
  .client((): string => document.querySelector('link[type="image/svg+xml"]')?.getAttribute('href') ?? 'data:,')

/** Made by build/build-icons.ts from the mark. */
export const siteIcons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: markAddress(), type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png', sizes: '180x180' },
  { rel: 'manifest', href: '/site.webmanifest' },
]
