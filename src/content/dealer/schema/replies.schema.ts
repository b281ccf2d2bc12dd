import { z } from 'zod'
import { ownLine } from './placeholder-line.ts'

/** States of the cart that a message is about. */
const cartStates = ['cart-on-hold', 'cart-sold'] as const
export type CartState = (typeof cartStates)[number]

/** What a reply can be for: the topics in links to the contact form, and states of a cart. */
const topics = [
  'sales',
  'quote',
  'test-drive',
  'trade-in',
  'financing',
  'rental',
  'service',
  'parts',
  'general',
  ...cartStates,
] as const

/** Names that a saved reply may have in braces. */
export const replyPlaceholders = ['customer', 'cart', 'similar', 'times', 'me', 'dealer', 'phone'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

const known: ReadonlySet<string> = new Set(replyPlaceholders)
const inBraces = /\{([^{}]*)\}/g
const unknownIn = (text: string): string[] =>
  [...text.matchAll(inBraces)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]))

const replyText = z
  .string('write text')
  .trim()
  .min(1, 'write text, or leave the line out')
  .max(2000, 'write at most 2,000 characters')
  .refine((text) => unknownIn(text).length === 0, {
    error: ({ input }) =>
      `write one of ${replyPlaceholders.map((name) => `{${name}}`).join(', ')} in place of {${unknownIn(String(input))[0]}}`,
  })

const reply = z.strictObject({
  label: ownLine.describe('What staff choose it by'),
  topics: z
    .array(z.enum(topics, `write one of ${topics.join(', ')}`))
    .default([])
    .describe(
      'For which messages it comes first; otherwise it is for all. Those of `cart-on-hold` and `cart-sold` are offered while the cart is',
    ),
  language: z
    .enum(['en', 'es'], 'write en or es')
    .default('en')
    .describe('In which `{cart}` and `{times}` are written'),
  text: replyText.describe(
    'May name {customer}, {cart}, {times}, {me}, {dealer} and {phone}. One with {similar} is offered once the cart is gone, and lists carts like it',
  ),
})
export type SavedReply = z.output<typeof reply>

export const MOST_REPLIES = 20

/** The replies of one topic in one language, as the desk saves them. */
export const deskReplies = z.array(reply.pick({ label: true, text: true })).max(MOST_REPLIES)
export type DeskReply = z.output<typeof deskReplies>[number]

/** replies.yaml: the replies that staff can start from. */
export const replies = z.strictObject({
  replies: z.array(reply, 'write a list of replies').default([]).describe('They come before the standard ones'),
  standard: z
    .boolean('write true or false')
    .default(true)
    .describe('Whether the replies that the site brings are there as well'),
})
