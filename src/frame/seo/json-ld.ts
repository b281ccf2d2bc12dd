import type { BreadcrumbList, Event, FAQPage, Person, Review, WebSite, WithContext } from 'schema-dts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import type { Rating } from '../../content/dealer/published-ratings.ts'
import type { Crumb } from '../../ui/crumbs.tsx'

export const context = 'https://schema.org'

export const dealerId = (siteUrl: string, showroomId: string): string => `${siteUrl}/showroom#${showroomId}`

export const webSite = (siteUrl: string): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  url: `${siteUrl}/`,
  name: business.name,
  alternateName: business.shortName,
  inLanguage: 'en-US',
})

/** Adds the home page as the first item. */
export const breadcrumbs = (siteUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: 'Home', path: '/' }, ...crumbs].map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + path,
  })),
})

/** Questions and answers, which the page must show as well. */
export const faqPage = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

type EventFacts = {
  readonly name: string
  readonly description: string
  /** ISO 8601, with the offset from UTC. */
  readonly startDate: string
  readonly endDate: string
  readonly path: string
  readonly showroom: { readonly id: string; readonly name: string; readonly address: string }
}

export const event = (siteUrl: string, facts: EventFacts): WithContext<Event> => ({
  '@context': context,
  '@type': 'Event',
  name: facts.name,
  description: facts.description,
  startDate: facts.startDate,
  endDate: facts.endDate,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: siteUrl + facts.path,
  location: { '@type': 'Place', name: facts.showroom.name, address: facts.showroom.address },
  organizer: { '@type': 'Organization', '@id': dealerId(siteUrl, facts.showroom.id), name: business.name },
})

type PersonFacts = { readonly name: string; readonly jobTitle: string; readonly description?: string }

export const person = (siteUrl: string, facts: PersonFacts): WithContext<Person> => ({
  '@context': context,
  '@type': 'Person',
  name: facts.name,
  jobTitle: facts.jobTitle,
  ...(facts.description ? { description: facts.description } : {}),
  worksFor: { '@type': 'Organization', name: business.name, url: `${siteUrl}/` },
})

export type ReviewFacts = {
  readonly author: string
  readonly headline: string
  readonly reviewBody: string
  /** 1 to 5. */
  readonly reviewRating: number
  readonly datePublished: string
}

const bestRating = 5

export const review = (facts: ReviewFacts) =>
  ({
    '@type': 'Review',
    author: { '@type': 'Person', name: facts.author },
    headline: facts.headline,
    reviewBody: facts.reviewBody,
    reviewRating: { '@type': 'Rating', ratingValue: facts.reviewRating, bestRating },
    datePublished: facts.datePublished,
  }) as const satisfies Review

export const aggregateRating = (rating: Rating | undefined) =>
  rating
    ? ({
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          bestRating,
          ...(rating.count && { ratingCount: rating.count }),
        },
      } as const)
    : {}
