import { promises } from '../dealer/facts/promises.facts.ts'
import { checkedRoadLaws, municipalityNoun, roadAuthorities } from '../dealer/facts/road-use.facts.ts'
import { hasRoadRules } from '../dealer/facts/town-road-rules.facts.ts'
import { townStates } from '../dealer/town-areas.ts'
import { listed } from '../format/join-names.ts'
import { attainableMph } from './low-speed-vehicles.words.ts'

const { golfCart, lowSpeed } = attainableMph
const checked: readonly string[] = checkedRoadLaws.map(({ state }) => state)
const unchecked = townStates.filter((state) => !checked.includes(state))
const offices = roadAuthorities.filter(({ state }) => unchecked.includes(state)).map(({ office }) => office)

const [law] = checkedRoadLaws
const posted = law ? `, and roads posted ${law.roads.map(({ upToMph }) => upToMph).join(' or ')}` : ' and roads'
const license = law?.licenseClass ? `: ${law.licenseClass}` : ''

const script = '“Is there an ordinance on golf carts or low-speed vehicles, and which streets does it name?”'

export const whereToDrivePage = {
  meta: {
    title: 'Where can I drive it? Golf carts and low-speed vehicles',
    description: `License, plate, insurance${posted}: what a golf cart and a low-speed vehicle may do, and how to ask your town.`,
  },
  heading: 'Where can I drive it?',
  intro: `It depends on what you bought, what the sign says and what your town has decided. ${
    law
      ? `Here’s how we read the law in ${listed(checked)}.`
      : `We haven’t checked the law of ${listed(townStates)} yet, so ask before you buy.`
  } It isn’t legal advice: the law decides, not this page.`,
  answersHeading: (state: string): string => `Golf cart or low-speed vehicle in ${state}`,
  privateProperty: {
    sign: ['PRIVATE', 'PROPERTY'],
    name: 'Private property',
    answer: { verdict: 'yes', word: 'Yes', text: 'With the owner’s permission.' },
  },
  slowRoads: (mph: number): string => `Roads posted ${mph} mph or less`,
  fasterRoads: (over: number, mph: number): string => `Roads posted over ${over} and up to ${mph} mph`,
  carts: [
    { kind: 'golfCart', seats: 2, name: 'Golf cart', note: `No VIN, no plate, up to ${golfCart} mph` },
    {
      kind: 'lowSpeedVehicle',
      seats: 6,
      name: 'Low-speed vehicle',
      note: `A VIN, a plate, over ${golfCart} and up to ${lowSpeed} mph`,
    },
  ],
  above: (mph: number): string => `Roads posted above ${mph} mph are for neither.`,
  source: 'Source',
  definition: 'Definition',
  checked: 'Checked',
  papers: {
    heading: 'What decides it',
    intro: `A low-speed vehicle is built as one, in the factory. Lights and belts added later don’t turn a golf cart into one. ${
      law
        ? `Here’s what it takes to drive one on a road in ${law.state}.`
        : 'To drive one on a road, expect to need this.'
    }`,
    items: [
      {
        title: 'The cart',
        text: 'Certified by its maker as a low-speed vehicle, with a 17-character VIN. The federal standard asks for lights, mirrors, a windshield, seat belts and more.',
      },
      {
        title: 'License',
        text: `A driver’s license, as for a car${license}. On private property the owner decides.`,
      },
      {
        title: 'Title and registration',
        text: `At ${law?.registeredAt ?? 'your state’s motor vehicle office'}, as for a car. The certificate of origin comes with the cart${promises.registrationPapers ? ', and we fill in the papers with you' : ''}.`,
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
    intro: `We post a rule once we’ve read it ourselves, with where we read it and when. Until then there’s one honest answer: ask the ${municipalityNoun}.`,
    columns: { town: 'Town', rule: 'Rule', checkedOn: 'Checked on' },
    source: 'Source',
    /** Villages whose municipality makes the rule. */
    also: (names: string): string => `Also ${names}`,
    within: (municipality: string): string => `In ${municipality}`,
    /** Shown before the names of the towns. */
    unchecked: 'Not checked yet:',
    ask: `Ask the ${municipalityNoun}`,
    script,
  },
  ask: {
    heading: `Ask the ${municipalityNoun}`,
    steps: [
      {
        title: 'Call the clerk',
        text: script,
      },
      { title: 'Ask for the section number', text: 'Then it can be looked up. “I think so” can’t.' },
      {
        title: 'Tell us',
        text: hasRoadRules
          ? 'We’ll read it, and your town gets a rule and a date in the table.'
          : 'Send what you heard, and where it stands.',
      },
    ],
    tell: 'Send what you heard',
  },
  unchecked: {
    states: unchecked,
    heading: `In ${listed(unchecked)}`,
    text: `${unchecked.length > 1 ? 'Each' : 'The'} state has its own words and rules for these vehicles, and municipalities add theirs. We haven’t checked the current text, so we give no rule. Ask ${listed(['your municipality', ...offices])} first.`,
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
