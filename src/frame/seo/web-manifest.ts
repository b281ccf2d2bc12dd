import { findPage } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { colors } from '../../content/dealer/facts/colors.facts.ts'

export const webManifest = {
  id: '/',
  name: business.name,
  short_name: business.shortName,
  start_url: '/',
  // Any other value makes browsers fetch an icon on the first visit, to offer to install the site.
  display: 'browser',
  lang: 'en-US',
  background_color: colors.page,
  theme_color: colors.page,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: (['inventory', 'rentals', 'contact'] as const)
    .flatMap((id) => findPage(id) ?? [])
    .map(({ label, path }) => ({ name: label, url: path })),
} as const
