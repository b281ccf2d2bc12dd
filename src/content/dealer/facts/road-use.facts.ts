import { dealerFile } from '../reading/dealer-files.ts'
import { stateNames } from '../schema/us-states.ts'

const { municipality, states } = dealerFile('roads.yaml')

/** The word that most towns here use for themselves: 'town', 'township'. */
export const municipalityNoun = municipality

/** Each state's authority on low-speed vehicles. */
export const roadAuthorities = states.map(({ state, authority, office }) => ({
  state: stateNames[state],
  ...authority,
  /** Worded for the middle of a sentence. */
  office: office ?? authority.name,
}))

/** The rules that pages show. A state is missing if nobody has checked its law; pages then give no rule. */
export const checkedRoadLaws = states.flatMap(({ state, law }) => (law ? [{ state: stateNames[state], ...law }] : []))
