/** Low-speed vehicles are for roads posted at most this, in mph, as a rule: 49 CFR 571.3 and the states' vehicle codes. */
export const lowSpeedRoadMph = 25

/** Each state's authority on low-speed vehicles: the site makes no claim of its own. Front pages, since deeper ones move. */
export const roadAuthorities = [
  { state: 'New Jersey', name: 'New Jersey Motor Vehicle Commission', url: 'https://www.nj.gov/mvc/' },
  { state: 'Pennsylvania', name: 'Pennsylvania Driver and Vehicle Services', url: 'https://www.pa.gov/agencies/dmv' },
] as const
