import { business } from '../facts/business.ts'

/** In place of a page that could not be made. */
export const pageError = {
  title: `Page did not load | ${business.shortName}`,
  heading: 'This page did not load',
  text: 'Try again in a moment. If it stays like this, call us: the people who answer know the stock.',
  retry: 'Try again',
  /** For programs, and for feeds. */
  sentence: `Something went wrong on our side. Please try again, or call us at ${business.phone}.`,
} as const
