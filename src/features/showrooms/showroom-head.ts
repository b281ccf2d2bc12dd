import { page } from '../../content/addresses.ts'
import { showrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { showroomPage } from '../../content/words/showroom.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'
import { dealer } from '../../frame/seo/json-ld-business.ts'

const { label, path } = page('showroom')

export const showroomHead = (siteUrl: string) =>
  pageHead({
    ...showroomPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR
      ? [...showrooms.map((showroom) => dealer(siteUrl, showroom)), breadcrumbs(siteUrl, [{ label, path }])]
      : [],
  })
