import { allowedRoadMph, attainableMph, checkedRoadLaw, lowSpeedRoadMph } from '../facts/road-use.ts'

const { golfCart, lowSpeed } = attainableMph
const { state } = checkedRoadLaw

export const whereToDrivePage = {
  meta: {
    title: 'Where can I drive it? Golf carts and low-speed vehicles',
    description:
      'License, plate, insurance, and roads posted 25 or 35: what a golf cart and a low-speed vehicle may do, and how to ask your town.',
  },
  heading: 'Where can I drive it?',
  intro: `It depends on what you bought, what the sign says and what your town has decided. This is how we read it in ${state}. It isn’t legal advice: the law decides, not this page.`,
  answersHeading: `Golf cart or low-speed vehicle in ${state}`,
  /** Columns, each under its sign. */
  grounds: [
    { id: 'private', sign: ['PRIVATE', 'PROPERTY'], name: 'Private property' },
    { id: 'slow', sign: lowSpeedRoadMph, name: `Roads posted ${lowSpeedRoadMph} mph or less` },
    {
      id: 'faster',
      sign: allowedRoadMph,
      name: `Roads posted over ${lowSpeedRoadMph} and up to ${allowedRoadMph} mph`,
    },
  ],
  carts: [
    {
      seats: 2,
      name: 'Golf cart',
      note: `No VIN, no plate, up to ${golfCart} mph`,
      answers: {
        private: { verdict: 'yes', word: 'Yes', text: 'With the owner’s permission.' },
        slow: { verdict: 'no', word: 'As a rule, no', text: 'Ask whether your town makes an exception.' },
        faster: { verdict: 'no', word: 'No', text: 'Crossing one has rules of its own. Ask.' },
      },
    },
    {
      seats: 6,
      name: 'Low-speed vehicle',
      note: `A VIN, a plate, over ${golfCart} and up to ${lowSpeed} mph`,
      answers: {
        private: { verdict: 'yes', word: 'Yes', text: 'With the owner’s permission.' },
        slow: {
          verdict: 'yes',
          word: 'Yes',
          text: 'Licensed driver, plate, insurance. A town may close a street to them.',
        },
        faster: {
          verdict: 'ask',
          word: 'Only where allowed',
          text: 'By the town, county or state in charge of the road. See your town below.',
        },
      },
    },
  ],
  above: `Roads posted above ${allowedRoadMph} mph are for neither.`,
  source: 'Source',
  definition: 'Definition',
  checked: 'Checked',
  papers: {
    heading: 'What decides it',
    intro: `A low-speed vehicle is built as one, in the factory. Lights and belts added later don’t turn a golf cart into one. In ${state} it takes this to drive one on a road.`,
    items: [
      {
        title: 'The cart',
        text: 'Certified by its maker as a low-speed vehicle, with a VIN of 17 characters. The federal standard asks for lights, mirrors, a windshield, seat belts and more.',
      },
      {
        title: 'License',
        text: 'A driver’s license, as for a car: Class D. On private property the owner decides.',
      },
      {
        title: 'Title and registration',
        text: 'At the Motor Vehicle Commission, as for a car. The certificate of origin comes with the cart, and we fill in the papers with you.',
      },
      { title: 'Plate', text: 'It comes with the registration. No plate, no public road.' },
      {
        title: 'Insurance',
        text: 'Before it drives on a road. Ask your agent for a policy for a low-speed vehicle; a homeowner’s policy may not cover one.',
      },
      {
        title: 'Children',
        text: 'The rules for car seats apply. A child who needs a seat in a car needs it here, so measure the bench first.',
      },
    ],
  },
  towns: {
    heading: 'Your town',
    intro:
      'We write a rule down when we’ve read it ourselves, with where and when we read it. Until then there’s one honest answer: ask the township.',
    columns: { town: 'Town', rule: 'Rule', checkedOn: 'Checked on' },
    source: 'Source',
    /** Villages, whose municipality makes the rule. */
    also: (names: string): string => `Also ${names}`,
    within: (municipality: string): string => `In ${municipality}`,
    unchecked: 'Not checked yet.',
    ask: (municipality: string): string => `Ask ${municipality}`,
  },
  ask: {
    heading: 'Ask the township',
    steps: [
      {
        title: 'Call the clerk',
        text: '“Is there an ordinance on golf carts or low-speed vehicles, and which streets does it name?”',
      },
      { title: 'Ask for the section number', text: 'Then it can be looked up. “I think so” can’t.' },
      { title: 'Tell us', text: 'We’ll read it, and your town gets a rule and a date in the table.' },
    ],
    tell: 'Send what you heard',
  },
  unchecked: {
    heading: 'In Pennsylvania',
    text: 'The state has its own words and rules for these vehicles, and municipalities add theirs. We haven’t checked the current text, so we give no rule. Ask your municipality and Driver and Vehicle Services first.',
    official: 'Official sites',
  },
  doors: [
    {
      seats: 2,
      title: 'It stays on my land',
      text: 'A farm, a campground, a course, a community with roads of its own. A golf cart is made for that.',
      button: 'See all carts',
      search: undefined,
    },
    {
      seats: 6,
      title: 'I want a plate',
      text: 'Ask for a cart that was built and certified as a low-speed vehicle, and for its VIN.',
      button: 'See street-legal carts',
      search: { 'street-legal': 'yes' },
    },
  ],
} as const
