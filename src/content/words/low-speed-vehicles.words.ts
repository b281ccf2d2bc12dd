/** A federal rule, the same in all states: a low-speed vehicle can go faster than `golfCart` and no faster than `lowSpeed`. 49 CFR 571.3. */
export const attainableMph = { golfCart: 20, lowSpeed: 25 } as const

/** Weight and payload together must be below this. 49 CFR 571.3. */
export const lowSpeedMaxPounds = 3000

export const lowSpeedDefinition = { name: '49 CFR 571.3', url: 'https://www.ecfr.gov/current/title-49/section-571.3' }

export const federalAuthority = { name: 'NHTSA', url: 'https://www.nhtsa.gov/' }
