const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 22nd, 11th. */
export const ordinal = (count: number): string => `${count}${endings[rules.select(count)] ?? 'th'}`
