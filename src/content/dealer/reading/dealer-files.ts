import { z } from 'zod'
import { dealer } from '../schema/dealer.schema.ts'
import { delivery } from '../schema/delivery.schema.ts'
import { eco } from '../schema/eco.schema.ts'
import { hours } from '../schema/hours.schema.ts'
import { map } from '../schema/map.schema.ts'
import { aboutPage } from '../schema/pages/about.schema.ts'
import { contactPage } from '../schema/pages/contact.schema.ts'
import { footerPage } from '../schema/pages/footer.schema.ts'
import { homePage } from '../schema/pages/home.schema.ts'
import { inventoryPage } from '../schema/pages/inventory.schema.ts'
import { questionsPage } from '../schema/pages/questions.schema.ts'
import { servicesPage } from '../schema/pages/services.schema.ts'
import { showroomPage } from '../schema/pages/showroom.schema.ts'
import { flaws, pictures } from '../schema/pictures.schema.ts'
import { policies } from '../schema/policies.schema.ts'
import { promises } from '../schema/promises.schema.ts'
import { rentals } from '../schema/rentals.schema.ts'
import { replies } from '../schema/replies.schema.ts'
import { responseTimes } from '../schema/response-times.schema.ts'
import { returns } from '../schema/returns.schema.ts'
import { roads } from '../schema/roads.schema.ts'
import { service } from '../schema/service.schema.ts'
import { showrooms } from '../schema/showrooms.schema.ts'
import { staffing } from '../schema/staffing.schema.ts'
import { storage } from '../schema/storage.schema.ts'
import { taxes } from '../schema/taxes.schema.ts'
import { team } from '../schema/team.schema.ts'
import { townSources } from '../schema/town-passages.schema.ts'
import { didYouMean } from './nearest-name.ts'
import { DealerProblems, type Problem, readYaml, type Yaml } from './read-dealer-folder.ts'

/** The YAML files in the folder, each with its schema. */
export const yamlFiles = {
  'brand/pictures.yaml': pictures,
  'dealer.yaml': dealer,
  'showrooms.yaml': showrooms,
  'hours.yaml': hours,
  'promises.yaml': promises,
  'rentals.yaml': rentals,
  'delivery.yaml': delivery,
  'returns.yaml': returns,
  'storage.yaml': storage,
  'service.yaml': service,
  'response-times.yaml': responseTimes,
  'taxes.yaml': taxes,
  'eco.yaml': eco,
  'team.yaml': team,
  'replies.yaml': replies,
  'staffing.yaml': staffing,
  'map.yaml': map,
  'roads.yaml': roads,
  'town-sources.yaml': townSources,
  'pages/about.yaml': aboutPage,
  'pages/contact.yaml': contactPage,
  'pages/footer.yaml': footerPage,
  'pages/home.yaml': homePage,
  'pages/inventory.yaml': inventoryPage,
  'pages/questions.yaml': questionsPage,
  'pages/services.yaml': servicesPage,
  'pages/showroom.yaml': showroomPage,
  'policies.yaml': policies,
  'stock/flaws.yaml': flaws,
} as const satisfies Record<string, z.ZodType>

/** Files that only dealers with the offer need. */
const offerOfFile = { 'rentals.yaml': 'rentals', 'storage.yaml': 'storage', 'service.yaml': 'service' } as const

type FileName = keyof typeof yamlFiles
type OfferFileName = keyof typeof offerOfFile
type Facts<Name extends FileName> = z.output<(typeof yamlFiles)[Name]>

/** @throws DealerProblems with everything that is wrong in the file */
export const dealerFile = <Name extends Exclude<FileName, OfferFileName>>(name: Name): Facts<Name> => factsIn(name)

/** @returns undefined for a dealer without that offer @throws DealerProblems with everything that is wrong in the file */
export const offerFile = <Name extends OfferFileName>(name: Name): Facts<Name> | undefined =>
  dealerFile('dealer.yaml').offers[offerOfFile[name]] ? factsIn(name) : undefined

function factsIn<Name extends FileName>(name: Name): Facts<Name> {
  const { value, problems } = checkFile(name, yamlFiles[name])
  if (problems.length > 0) throw new DealerProblems(problems)
  return value as Facts<Name>
}

/** A missing file is treated as empty: its defaults apply, or its required lines are reported. The file of an offer that the dealer has must exist: a missing one is reported. */
export function checkFile<Schema extends z.ZodType>(name: string, schema: Schema): CheckedYaml<Schema> {
  const yaml = readYaml(name)
  return yaml.value === undefined && yaml.problems.length === 0 && isOfOffer(name)
    ? { value: undefined, problems: missingFile(name) }
    : checkYaml(yaml, schema)
}

const isOfOffer = (name: string): name is OfferFileName => Object.hasOwn(offerOfFile, name)

function missingFile(name: OfferFileName): readonly Problem[] {
  const offer = offerOfFile[name]
  // If dealer.yaml can't be read, only its own mistakes are reported.
  if (!checkFile('dealer.yaml', dealer).value?.offers[offer]) return []
  const text = `is missing; write it, or write ‘offers: { ${offer}: false }’ in dealer.yaml`
  return [{ file: name, line: undefined, text }]
}

type CheckedYaml<Schema extends z.ZodType> = { value: z.output<Schema> | undefined; problems: readonly Problem[] }

export function checkYaml<Schema extends z.ZodType>(yaml: Yaml, schema: Schema): CheckedYaml<Schema> {
  if (yaml.problems.length > 0) return { value: undefined, problems: yaml.problems }
  const parsed = schema.safeParse(yaml.value ?? {}, { reportInput: true })
  if (parsed.success) return { value: parsed.data, problems: [] }
  return {
    value: undefined,
    problems: parsed.error.issues.flatMap(oneForEachKey).map((issue) => ({
      ...yaml.placeOf([...issue.path, ...unknownKeys(issue)]),
      text: adviceWith(issue, () => keysAt(schema, issue.path)),
    })),
  }
}

const unknownKeys = (issue: z.core.$ZodIssue): readonly string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys : []

/** Splits an issue about several keys, since each key is on a line of its own. */
const oneForEachKey = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue]

/** The keys that the schema allows at this path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  let node: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  for (const key of path) {
    const { properties, additionalProperties, items, prefixItems } = group.parse(node)
    node = properties[String(key)] ?? prefixItems[0] ?? items ?? additionalProperties
  }
  return Object.keys(group.parse(node).properties)
}

const group = z
  .object({
    properties: z.record(z.string(), z.unknown()).default({}),
    additionalProperties: z.unknown().optional(),
    items: z.unknown().optional(),
    prefixItems: z.array(z.unknown()).default([]),
  })
  .catch({ properties: {}, additionalProperties: undefined, items: undefined, prefixItems: [] })

/** `storage.winter.indoor: write a number of dollars` */
export const advice = (issue: z.core.$ZodIssue): string => adviceWith(issue, () => [])

function adviceWith(issue: z.core.$ZodIssue, keys: () => readonly string[]): string {
  const at = issue.path.map(String).join('.')
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  if (issue.code === 'unrecognized_keys') {
    const strayKeys = issue.keys.map((key) => `‘${key}’`).join(', ')
    const [key = ''] = issue.keys
    const instead = /:\S/.test(key)
      ? 'write a space after the colon'
      : didYouMean(key, keys(), 'check the spelling, or remove the line')
    return `${at ? `${at}: ` : ''}${strayKeys} is not a name that this file knows; ${instead}`
  }
  const what = missing ? `is missing; ${instructionFor(issue)}` : instructionFor(issue)
  return at ? `${at}: ${what}` : what
}

/** What to write, including for groups and lists, which have no message in the schema. */
function instructionFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof issue.input === 'object')
    return `${issue.message}, in quotes if it has braces or brackets`
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message
  if (issue.expected === 'array') return 'write a list, a line with a hyphen for each entry'
  return issue.expected === 'object' || issue.expected === 'record'
    ? 'write its lines below it, indented by two spaces'
    : issue.message
}
