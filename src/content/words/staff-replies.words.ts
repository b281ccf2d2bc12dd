import { dealerReplies, hasStandardReplies } from '../dealer/facts/replies.facts.ts'
import type { CartState, SavedReply } from '../dealer/schema/replies.schema.ts'

/** These replies ask questions but promise nothing: dealers make their own promises in replies.yaml. */
const standardReplies: readonly SavedReply[] = [
  {
    label: 'Offer a call',
    topics: [],
    language: 'en',
    text: `Hi {customer},

Thank you for writing about {cart}. When is a good time to call you?

{me}`,
  },
  {
    label: 'Offer a call, in Spanish',
    topics: [],
    language: 'es',
    text: `Hola, {customer}:

Gracias por escribirnos sobre {cart}. ¿Cuándo sería un buen momento para llamarle?

{me}`,
  },
  {
    label: 'Cart is gone: similar ones',
    topics: [],
    language: 'en',
    text: `Hi {customer},

Thank you for writing about {cart}. It isn’t here anymore. Would you like to look at one of these?

{similar}

{me}`,
  },
  {
    label: 'Cart is gone: similar ones, in Spanish',
    topics: [],
    language: 'es',
    text: `Hola, {customer}:

Gracias por escribirnos sobre {cart}. Ya no lo tenemos. ¿Le gustaría ver uno de estos?

{similar}

{me}`,
  },
  {
    label: 'Test drive: offer times',
    topics: ['test-drive'],
    language: 'en',
    text: `Hi {customer},

You’d like to drive {cart}. Would {times} suit you? If not, which day and time would?

{me}`,
  },
  {
    label: 'Test drive: offer times, in Spanish',
    topics: ['test-drive'],
    language: 'es',
    text: `Hola, {customer}:

Nos escribió que le gustaría probar {cart}. ¿Le conviene {times}? Si no, ¿qué día y a qué hora le vendría bien?

{me}`,
  },
  {
    label: 'Sales: call or come by',
    topics: ['sales', 'quote'],
    language: 'en',
    text: `Hi {customer},

Thank you for asking about {cart}. Is there anything that you’d like to know before you come by? You can also call us at {phone}.

{me}`,
  },
  {
    label: 'Sales: call or come by, in Spanish',
    topics: ['sales', 'quote'],
    language: 'es',
    text: `Hola, {customer}:

Gracias por preguntar por {cart}. ¿Hay algo que le gustaría saber antes de venir? También puede llamarnos al {phone}.

{me}`,
  },
  {
    label: 'Quote: what it should include',
    topics: ['quote'],
    language: 'en',
    text: `Hi {customer},

So that the quote for {cart} is complete: which options would you like, and where should the cart go?

{me}`,
  },
  {
    label: 'Quote: what it should include, in Spanish',
    topics: ['quote'],
    language: 'es',
    text: `Hola, {customer}:

Para que el presupuesto de {cart} esté completo: ¿qué opciones le gustaría y a dónde iría el carrito?

{me}`,
  },
  {
    label: 'Trade-in: ask for pictures',
    topics: ['trade-in'],
    language: 'en',
    text: `Hi {customer},

Thank you for writing about your cart. Could you reply with a few pictures of it, one of the batteries too, and its make, model and year?

{me}`,
  },
  {
    label: 'Trade-in: ask for pictures, in Spanish',
    topics: ['trade-in'],
    language: 'es',
    text: `Hola, {customer}:

Gracias por escribirnos sobre su carrito. ¿Podría responder con algunas fotos, también de las baterías, y con la marca, el modelo y el año?

{me}`,
  },
  {
    label: 'Financing: offer a call',
    topics: ['financing'],
    language: 'en',
    text: `Hi {customer},

Thank you for asking about financing for {cart}. When can I call you to talk it over? Please don’t email account or Social Security numbers.

{me}`,
  },
  {
    label: 'Financing: offer a call, in Spanish',
    topics: ['financing'],
    language: 'es',
    text: `Hola, {customer}:

Gracias por preguntar por el financiamiento de {cart}. ¿Cuándo puedo llamarle para hablar de ello? Por favor, no envíe números de cuenta ni de Seguro Social por correo.

{me}`,
  },
  {
    label: 'Rental: days and place',
    topics: ['rental'],
    language: 'en',
    text: `Hi {customer},

Thank you for asking about a rental. Which days do you need it, how many people will ride, and where will you be staying?

{me}`,
  },
  {
    label: 'Rental: days and place, in Spanish',
    topics: ['rental'],
    language: 'es',
    text: `Hola, {customer}:

Gracias por preguntar por un alquiler. ¿Qué días lo necesita, cuántas personas van a viajar y dónde se van a hospedar?

{me}`,
  },
  {
    label: 'Service: what it does',
    topics: ['service'],
    language: 'en',
    text: `Hi {customer},

Thank you for writing about your cart. What make, model and year is it, what does it do or not do, and which day suits you best?

{me}`,
  },
  {
    label: 'Service: what it does, in Spanish',
    topics: ['service'],
    language: 'es',
    text: `Hola, {customer}:

Gracias por escribirnos sobre su carrito. ¿De qué marca, modelo y año es, qué le pasa y qué día le conviene más?

{me}`,
  },
  {
    label: 'Parts: serial number',
    topics: ['parts'],
    language: 'en',
    text: `Hi {customer},

Thank you for writing about a part. What make, model and year is the cart? The serial number helps, and so does a picture of the part.

{me}`,
  },
  {
    label: 'Parts: serial number, in Spanish',
    topics: ['parts'],
    language: 'es',
    text: `Hola, {customer}:

Gracias por escribirnos sobre una pieza. ¿De qué marca, modelo y año es el carrito? El número de serie ayuda, y también una foto de la pieza.

{me}`,
  },
  {
    label: 'The cart is on hold',
    topics: ['cart-on-hold'],
    language: 'en',
    text: `Hi {customer},

Somebody else has {cart} on hold right now. Would you like me to write to you if that changes?

{me}`,
  },
  {
    label: 'The cart is on hold, in Spanish',
    topics: ['cart-on-hold'],
    language: 'es',
    text: `Hola, {customer}:

En este momento, {cart} está reservado para otra persona. ¿Le gustaría que le escriba si eso cambia?

{me}`,
  },
  {
    label: 'The cart is sold',
    topics: ['cart-sold'],
    language: 'en',
    text: `Hi {customer},

I’m sorry, {cart} has been sold. Would you like to hear about others like it?

{me}`,
  },
  {
    label: 'The cart is sold, in Spanish',
    topics: ['cart-sold'],
    language: 'es',
    text: `Hola, {customer}:

Lo siento, {cart} ya se vendió. ¿Le gustaría saber de otros parecidos?

{me}`,
  },
]

export const savedReplies: readonly SavedReply[] = [...dealerReplies, ...(hasStandardReplies ? standardReplies : [])]

/** Words for the names in braces, including those for a message that names no cart and for when no time is open. */
export const replyFallbacks = {
  en: { cart: 'a cart', theCart: (name: string) => `the ${name}`, or: ' or ', times: 'one of the next days' },
  es: { cart: 'un carrito', theCart: (name: string) => `el ${name}`, or: ' o ', times: 'alguno de los próximos días' },
} as const

/** The owners' page for replies that staff can start from. */
export const repliesPage = {
  title: 'Saved replies',
  topic: 'Topic',
  any: 'Any topic',
  states: { 'cart-on-hold': 'Cart on hold', 'cart-sold': 'Cart sold' } satisfies Record<CartState, string>,
  language: 'Language',
  languages: { en: 'English', es: 'Spanish' },
  show: 'Show',
  label: (number: number) => `Name of reply ${number}`,
  text: (number: number) => `Text of reply ${number}`,
  hint: 'In place of {customer}, {cart}, {times}, {me}, {dealer} and {phone} comes what fits the message. One with {similar} is offered once the cart is gone, and lists carts like it.',
  empty: 'Empty a name and its text to take the reply away.',
  save: 'Save these replies',
  own: 'These come with the site or the dealer’s folder. What you save takes their place for this topic and language.',
  saved: (who: string, at: string) => `Saved by ${who}, ${at}, in place of those of the site and the dealer’s folder.`,
  reset: 'Use those again',
  done: { saved: 'Saved. Messages have them from now on.', undone: 'Undone.' },
  problems: {
    half: 'Give each reply a name and a text.',
    late: 'There was nothing of yours to undo.',
  },
}

/** Copy around a reply to a customer. */
export const replyMail = {
  again: (subject: string) => `Re: ${subject}`,
  refused: 'The mail server refuses the address that the reply went to. Call instead.',
}
