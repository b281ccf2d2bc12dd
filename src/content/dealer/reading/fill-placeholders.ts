import { filled, type PlaceholderName } from '../schema/placeholder-line.ts'

type Values = Readonly<Record<PlaceholderName, string>>

/** Replaces names in braces with facts. @param values from facts/placeholders.facts.ts */
export const filledLine = (template: string, values: Values): string => {
  const valueByName = new Map<string, string>(Object.entries(values))
  return filled(template, (name) => valueByName.get(name) ?? '')
}

export const filledTexts = <Texts>(texts: Texts, values: Values): Texts =>
  JSON.parse(JSON.stringify(texts), (_key, value) => (typeof value === 'string' ? filledLine(value, values) : value))
