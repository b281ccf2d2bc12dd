import { team } from '../../dealer/facts/team.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs, person } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { aboutPage } from '../../words/about.ts'

const { label, path } = page('about')

export const aboutHead = (siteUrl: string) =>
  pageHead({
    ...aboutPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR
      ? [
          ...team.map(({ name, role, text }) => person(siteUrl, { name, jobTitle: role, description: text })),
          breadcrumbs(siteUrl, [{ label, path }]),
        ]
      : [],
  })
