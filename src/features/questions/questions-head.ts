import { page } from '../../content/addresses.ts'
import { questionsPage } from '../../content/words/questions.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs, faqPage } from '../../frame/seo/json-ld.ts'
import { questionGroups } from './question-groups.ts'

const { label, path } = page('questions')

const answers = () =>
  questionGroups().flatMap(({ questions }) =>
    questions.map(({ question, short, more }) => ({ question, answer: `${short} ${more}` })),
  )

export const questionsHead = (siteUrl: string) =>
  pageHead({
    ...questionsPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [faqPage(answers()), breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
