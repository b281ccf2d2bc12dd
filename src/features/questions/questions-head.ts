import { pageHead } from '../../seo/head.ts'
import { breadcrumbs, faqPage } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { questionsPage } from '../../words/questions.ts'

const { label, path } = page('questions')

const asked = questionsPage.groups.flatMap(({ questions }) =>
  questions.map(({ question, short, more }) => ({ question, answer: `${short} ${more}` })),
)

export const questionsHead = (siteUrl: string) =>
  pageHead({
    ...questionsPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [faqPage(asked), breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
