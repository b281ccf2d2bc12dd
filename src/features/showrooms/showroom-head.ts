import { showrooms } from '../../content/facts/showrooms.ts'
import { showroomPage } from '../../content/pages/showroom.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { dealer } from '../../seo/json-ld-business.ts'
import { page } from '../../site-map.ts'

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
