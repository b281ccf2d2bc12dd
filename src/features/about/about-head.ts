import { page } from '../../content/addresses.ts'
import { team } from '../../content/dealer/facts/team.facts.ts'
import { aboutPage } from '../../content/words/about.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs, person } from '../../frame/seo/json-ld.ts'

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
