import { dealerFile } from '../files.ts'
import { stateNames } from '../us-states.ts'

const { municipality, states } = dealerFile('roads.yaml')

/** What most towns here call themselves: 'town', 'township'. */
export const municipalityNoun = municipality

/** Each state's authority on low-speed vehicles. */
export const roadAuthorities = states.map(({ state, authority, office }) => ({
  state: stateNames[state],
  ...authority,
  /** In a sentence. */
  office: office ?? authority.name,
}))

/** The pages say what these say. A state that is not here has not been checked, and the pages give no rule for it. */
export const checkedRoadLaws = states.flatMap(({ state, law }) => (law ? [{ state: stateNames[state], ...law }] : []))
