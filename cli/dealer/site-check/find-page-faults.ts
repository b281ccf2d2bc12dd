import { type FetchedPage, hasEmptyParts, wordsOf } from './fetched-page.ts'
import type { Leftover } from './find-sample-leftovers.ts'

/** What is wrong, and what to do about it. */
export type Fault = { readonly what: string; readonly fix: string; readonly writtenAs?: string }

/** A missing value, or a name in braces that wasn't filled in. */
const unfilled = /\bundefined\b|\bNaN\b|\[object \w+\]|\{[A-Za-z][\w.]*\}/

export function pageFaults({ status, document, html }: FetchedPage, leftovers: readonly Leftover[]): readonly Fault[] {
  const headings = document.querySelectorAll('h1').filter(({ text }) => text.trim() !== '')
  const title = document.querySelector('title')?.text.trim()
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim()
  return [
    ...(headings.length === 1
      ? []
      : [
          {
            what: `has ${headings.length} main headings (h1)`,
            fix: 'write exactly one: ‘heading’ in the page’s file in pages/',
          },
        ]),
    ...(title
      ? []
      : [
          {
            what: 'has no title',
            fix: 'write ‘search.title’ in the page’s file in pages/, or for the policy in policies.yaml',
          },
        ]),
    // Search engines don't list error pages.
    ...(description || status !== 200
      ? []
      : [
          {
            what: 'has no description',
            fix: 'write ‘search.description’ in the page’s file in pages/, or for the policy in policies.yaml',
          },
        ]),
    ...(hasEmptyParts(document)
      ? [{ what: 'has a heading, list or section without content', fix: 'write text for it, or remove it' }]
      : []),
    ...document.querySelectorAll('script[type="application/ld+json"]').flatMap(({ text }) => structuredDataFault(text)),
    ...wordFaults(wordsOf(html), leftovers),
  ]
}

/** Faults in any text that the site serves. */
export function wordFaults(text: string, leftovers: readonly Leftover[]): readonly Fault[] {
  const [open] = unfilled.exec(text) ?? []
  return [
    ...(open
      ? [
          {
            what: `says ‘${open}’`,
            fix: 'replace it with text, or with a valid name in braces',
            writtenAs: open,
          },
        ]
      : []),
    ...leftovers.flatMap(({ what, pattern }) => {
      const [words] = pattern.exec(text) ?? []
      const fix = 'write your own'
      return words ? [{ what: `says ‘${words}’, the ${what} of the sample dealer`, fix, writtenAs: words }] : []
    }),
  ]
}

function structuredDataFault(text: string): readonly Fault[] {
  try {
    JSON.parse(text)
    return []
  } catch {
    return [
      {
        what: 'has structured data that can’t be read',
        fix: 'remove quotation marks and special characters from the facts on this page',
      },
    ]
  }
}
