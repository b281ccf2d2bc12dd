import { business } from '../dealer/facts/business.facts.ts'

/** Shown in place of a page that could not be rendered. */
export const pageError = {
  title: `Page did not load | ${business.shortName}`,
  heading: 'This page did not load',
  text: 'Try again in a moment. If it keeps happening, call us: the people who answer know the stock.',
  retry: 'Try again',
  /** The text of API responses and feeds. */
  sentence: `Something went wrong on our side. Please try again, or call us at ${business.phone}.`,
} as const

/** Shown when a request fails because the picture store can't be reached. */
export const backInAMinute = {
  title: `Back in a minute | ${business.shortName}`,
  heading: 'Back in a minute',
  text: 'Part of our site isn’t answering right now. Please go back and try again in a minute, or call us.',
  retry: 'Go to the page',
  sentence: `Part of our site isn’t answering right now. Please try again in a minute, or call us at ${business.phone}.`,
} as const

/** Shown to a client that asks for more than its share of pages. */
export const tooManyPages = {
  title: `One moment, please | ${business.shortName}`,
  heading: 'One moment, please',
  text: 'Many pages were opened from your connection in a short time. Wait a few seconds and try again, or call us and we’ll look it up for you.',
  retry: 'Try again',
  sentence: `Too many pages in a short time. Please try again in a few seconds, or call us at ${business.phone}.`,
} as const
