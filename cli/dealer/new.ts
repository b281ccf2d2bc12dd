import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { count } from '../../src/content/format/number.ts'
import { Failure, usageError } from '../command/failure.ts'
import { type Common, facts, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { answersFor, type DealerAnswers } from './ask-new-dealer.ts'
import { readFolder } from './choose-dealer-folder.ts'
import { optionSchemas, questions } from './new-dealer-questions.ts'
import { timeZoneOf } from './places/place-time-zones.ts'
import { allPlaces, type GazetteerPlace, placeKey, placesNamed } from './places/places.ts'
import type { Answers } from './template/template-answers.ts'
import { folderFiles } from './template/template-files.ts'
import { paletteOf } from './template/template-palette.ts'
import { townCount, townsAround, WITHIN } from './template/template-towns.ts'

const optional = z.object({
  shortName: optionSchemas.shortName.optional(),
  website: optionSchemas.website.optional(),
  timeZone: optionSchemas.timeZone.optional(),
  county: z.string().optional(),
  counties: z.string().optional(),
  within: optionSchemas.within.optional(),
})

type Options = Common &
  Partial<Record<keyof typeof questions, string>> & { readonly yes?: true } & z.input<typeof optional>

export function dealerNew(): Command {
  const command = staffCommand('new', "write a dealer's folder: facts, towns, colors, logo, policies").argument(
    '<dir>',
    'a folder that is empty or does not exist yet, preferably outside the software’s own folder',
  )
  for (const { option, ask } of Object.values(questions)) command.option(option, ask)
  return command
    .option(
      '--short-name <name>',
      'short form of the name, for use in sentences; default: the name without trailing words such as Golf Carts',
    )
    .option('--website <address>', 'address of the site, such as https://www.example.com')
    .option('--time-zone <zone>', 'such as America/Phoenix; default: derived from state and county')
    .option(
      '--county <name>',
      'county of the city, if the state has several cities of that name; default: the county of the largest',
    )
    .option('--within <miles>', `towns up to this many miles away; default: ${WITHIN}, or no limit with --counties`)
    .option(
      '--counties <names>',
      'only the towns of these counties, such as "Charlotte, DeSoto" or "Nassau, Camden GA"',
    )
    .option('--yes', 'skip all prompts; fail if a required option is missing')
    .addHelpText('after', example('dealer new /srv/palmetto', 'dealer check /srv/palmetto'))
    .action(async (folder: string, options: Options) => {
      const path = emptyFolder(folder)
      const result = optional.safeParse(options)
      if (!result.success) throw usageError(z.prettifyError(result.error), 'Correct these options and try again.')
      const answered = await answersFor(options, { ask: !options.yes })
      const { answers, townsThere, area } = completed(path, answered, result.data)
      const files = folderFiles(answers)
      for (const [file, text] of files) {
        mkdirSync(dirname(join(path, file)), { recursive: true })
        writeFileSync(join(path, file), text)
      }
      await check(path)
      const { timeZone, towns, city, state, color } = answers
      const { accent = color } = paletteOf(color)
      const lighter: [string, string] = [
        'Color',
        `neither dark nor light text is easy to read on ${color}, so buttons are ${accent}: see brand/theme.css`,
      ]
      const county = towns[0]?.county
      show(
        options,
        { folder: path, files: [...files.keys()], county, timeZone, towns: towns.length, townsThere },
        () =>
          `${facts([
            ['Folder', `${path}, ${count(files.size, 'file')}`],
            [
              'Showroom',
              `${city}, ${county}, ${state}; if you mean another, start again with --county, or with the nearest town as --city`,
            ],
            ['Time zone', timeZone],
            ['Towns', townsText(towns.length, townsThere, area)],
            ...(accent === color.toLowerCase() ? [] : [lighter]),
            [
              'Next',
              `write your own figures in lines that end in “# example”; to list these lines: larkway dealer check ${path}`,
            ],
            ['', `see the site: DEALER_DIR=${path} npm start`],
            ['', 'read on: docs/your-dealership.md'],
          ])}`,
      )
    })
}

function emptyFolder(folder: string): string {
  const path = resolve(folder)
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new Failure(
      `${path} is not empty.`,
      'Choose another folder. If a previous `larkway dealer new` wrote this one and you want to start again, delete it first.',
    )
  }
  return path
}

function completed(
  folder: string,
  answered: DealerAnswers,
  { shortName, website, timeZone, county, counties, within }: z.output<typeof optional>,
): { answers: Answers; townsThere: number; area: string } {
  const { city, state, name } = answered
  const places = allPlaces()
  const matches = placesNamed(places, city, state)
  const center = county === undefined ? matches[0] : matches.find((one) => countyKey(one.county) === countyKey(county))
  if (!center && matches.length > 0) {
    throw usageError(
      `There is no ${city} in ${county}, ${state}.`,
      `Set --county to one of these: ${matches.map((one) => one.county).join(', ')}.`,
    )
  }
  if (!center) {
    throw usageError(
      `There is no ${city} in ${state}.`,
      'Check the spelling, or use the nearest town for --city and put the right one into showrooms.yaml afterwards.',
    )
  }
  const holds = counties === undefined ? undefined : inCounties(counties, center, places)
  const miles = within ?? (holds ? Number.POSITIVE_INFINITY : WITHIN)
  const zone = timeZone ?? timeZoneOf({ ...center, state })
  const answers = {
    ...answered,
    folder,
    shortName:
      shortName ?? (name.replace(/(?:\s+(?:electric|golf|carts?|cars?|ev|vehicles|llc|inc\.?|&|and))+$/i, '') || name),
    website,
    latitude: center.latitude,
    longitude: center.longitude,
    timeZone: zone,
    towns: townsAround(center, places, { miles, holds }),
    today: String(Temporal.Now.plainDateISO(zone)),
  }
  const area = [
    ...(counties === undefined ? [] : ['in these counties']),
    ...(Number.isFinite(miles) ? [`within ${count(miles, 'mile')}`] : []),
  ].join(' and ')
  return { answers, townsThere: townCount(center, places, { miles, holds }), area }
}

/** The towns left out are the farthest. */
function townsText(listed: number, total: number, area: string): string {
  if (listed < total)
    return `towns.csv has the nearest ${listed} of ${total} ${area}; remove those that you don't deliver to, or start again with --counties`
  return `towns.csv has ${count(listed, 'town')} ${area}; remove those that you don't deliver to, or start again with a larger --within, or with --counties`
}

/** @param names separated by commas, each with its state's letters if that isn't the showroom's state */
function inCounties(
  names: string,
  center: GazetteerPlace,
  places: readonly GazetteerPlace[],
): (place: GazetteerPlace) => boolean {
  const keyOf = (county: string, state: string): string => `${countyKey(county)} ${state}`
  const there = new Set(places.map(({ county, state }) => keyOf(county, state)))
  const countyKeys = new Set(
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [, county = name, state = center.state] = /^(.+?)\s+([A-Z]{2})$/.exec(name) ?? []
        const key = keyOf(county, state)
        if (there.has(key)) return key
        const near = townsAround(center, places, { miles: 60 }).map((town) => town.county)
        throw usageError(
          `There is no county ‘${county}’ in ${state}.`,
          `Check the spelling in --counties. Near ${center.name} are ${[...new Set(near)].join(', ')}.`,
        )
      }),
  )
  return ({ county, state }) => countyKeys.has(keyOf(county, state))
}

const countyKey = (name: string): string => placeKey(name.replace(/ (?:county|parish)$/i, ''))

/** A new folder has to pass the same checks as one that people write. */
async function check(path: string): Promise<void> {
  readFolder(path)
  const { checkDealer } = await import('../../build/check-dealer.ts')
  const { DealerProblems } = await import('../../src/content/dealer/reading/read-dealer-folder.ts')
  const problems = await checkDealer()
  if (problems.length > 0) throw new DealerProblems(problems)
}
