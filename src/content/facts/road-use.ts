/** Low-speed vehicles are for roads posted at most this, in mph, as a rule: 49 CFR 571.3 and the states' vehicle codes. */
export const lowSpeedRoadMph = 25

/** The highest posted limit, in mph, where the road's owner allows low-speed vehicles: N.J.S.A. 39:4-31.1. */
export const allowedRoadMph = 35

/** 49 CFR 571.3: a cart that can go faster than the first, and no faster than the second, is a low-speed vehicle. */
export const attainableMph = { golfCart: 20, lowSpeed: 25 } as const

/** Each state's authority on low-speed vehicles. Front pages, since deeper ones move. */
export const roadAuthorities = [
  { state: 'New Jersey', name: 'New Jersey Motor Vehicle Commission', url: 'https://www.nj.gov/mvc/' },
  { state: 'Pennsylvania', name: 'Pennsylvania Driver and Vehicle Services', url: 'https://www.pa.gov/agencies/dmv' },
] as const

export type Source = { readonly name: string; readonly url: string }
/** ISO date. */
export type Day = `${number}-${number}-${number}`

/** The page says what these say. A state that is not here has not been checked, and the page gives no rule for it. */
export const checkedRoadLaw = {
  state: 'New Jersey',
  law: { name: 'N.J.S.A. 39:4-31.1 and following', url: 'https://www.njleg.state.nj.us/' },
  definition: { name: '49 CFR 571.3', url: 'https://www.ecfr.gov/current/title-49/section-571.3' },
  checkedOn: '2026-11-23',
} as const satisfies { state: string; law: Source; definition: Source; checkedOn: Day }

export const federalAuthority: Source = { name: 'NHTSA', url: 'https://www.nhtsa.gov/' }
