import { showrooms } from '../../dealer/facts/showrooms.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { dealer } from '../../seo/json-ld-business.ts'
import { page } from '../../site-map.ts'
import { showroomPage } from '../../words/showroom.ts'

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
