import { expect, test } from 'vitest'
import { breadcrumbs, event, faqPage, person, review, webSite } from './json-ld.ts'

const site = 'https://cart.example'

test('the website has a name and an address', () => {
  expect(webSite(site)).toMatchObject({ '@type': 'WebSite', url: `${site}/`, alternateName: 'Larkway' })
})

test('breadcrumbs start at home, are numbered from 1 and have full addresses', () => {
  expect(breadcrumbs(site, [{ label: 'Rentals', path: '/rentals' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
    { '@type': 'ListItem', position: 2, name: 'Rentals', item: `${site}/rentals` },
  ])
})

test('an FAQ page pairs each question with its answer', () => {
  expect(faqPage([{ question: 'How old?', answer: 'Of age.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'How old?', acceptedAnswer: { '@type': 'Answer', text: 'Of age.' } },
  ])
})

test('an event has a time, a place and an organizer', () => {
  const data = event(site, {
    name: 'Test drive day',
    description: 'Every cart in stock, outside and charged.',
    startDate: '2025-05-03T09:00:00-04:00',
    endDate: '2025-05-03T17:00:00-04:00',
    path: '/showroom',
    showroom: { id: 'vineland', name: 'Larkway Vineland', address: '410 Meadowlark Way' },
  })
  expect(data).toMatchObject({
    '@type': 'Event',
    startDate: '2025-05-03T09:00:00-04:00',
    location: { '@type': 'Place', name: 'Larkway Vineland' },
    organizer: { '@id': `${site}/showroom#vineland` },
  })
})

test('a person has the dealer as employer', () => {
  const data = person(site, { name: 'Sample Name', jobTitle: 'Service manager' })
  expect(data).toMatchObject({ '@type': 'Person', name: 'Sample Name', worksFor: { name: 'Larkway Golf Carts' } })
  expect(data).not.toHaveProperty('description')
})

test('a review has an author, a body, a rating, a date and a headline', () => {
  const facts = {
    author: 'A. Sample',
    headline: 'Quiet',
    reviewBody: 'Quiet on gravel.',
    reviewRating: 5,
    datePublished: '2025-01-02',
  }
  expect(review(facts)).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'A. Sample' },
    headline: 'Quiet',
    reviewBody: 'Quiet on gravel.',
    reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
    datePublished: '2025-01-02',
  })
})
