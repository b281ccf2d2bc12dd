/** @module-tag long */
import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { larkwayAt } from '../support/larkway.ts'

const larkway = larkwayAt({ DATA_DIR: '/nowhere/at/all' })

let base: string
/** The folder that the others with the same answers are copied from. */
const original = 'original'
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'dealer-'))
  await fresh(original)
})
afterAll(() => rm(base, { recursive: true }))

const answers = {
  ...{
    name: 'O’Hara & Sons: Golf Carts',
    phone: '(808) 555 0100',
    email: 'aloha@ohara.example',
    makers: 'Club Car, ICON EV',
  },
  ...{
    street: '12 Ala Moana Blvd',
    city: 'Honolulu',
    state: 'Hawaii',
    zip: '96813',
    hours: 'Mon-Fri 9-5, Sat 10am-2pm',
  },
  color: '0a6467',
}
const options = (of: Readonly<Record<string, string>>): string[] =>
  Object.entries(of).flatMap(([name, answer]) => [`--${name}`, answer])

type Other = Partial<typeof answers> & { readonly within?: string; readonly counties?: string }
const fresh = async (name: string, other?: Other): Promise<string> => {
  const folder = join(base, name)
  if (!other && name !== original) {
    await cp(join(base, original), folder, { recursive: true })
    return folder
  }
  const { code, err } = await larkway('dealer', 'new', folder, '--yes', ...options({ ...answers, ...other }))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return folder
}

describe('larkway dealer new', () => {
  test('writes a phone number given in letters as digits', async () => {
    const folder = await fresh('letters', { phone: '941-BLUEGILL' })
    expect(await readFile(join(folder, 'dealer.yaml'), 'utf8')).toContain('phone: 941-258-3445')
  })

  test.each([
    ['an island', { city: 'Hilo', zip: '96720' }, 'Pacific/Honolulu'],
    ['no daylight saving time, black', { city: 'Mesa', state: 'az', zip: '85201', color: '#000' }, 'America/Phoenix'],
    [
      'a border of two states and time zones',
      { city: 'Lanett', state: 'AL', zip: '36863', color: '#ffffff' },
      'America/Chicago',
    ],
    ['a city in no county', { city: 'Virginia Beach', state: 'VA', zip: '23451' }, 'America/New_York'],
    ['no maker', { city: 'Marfa', state: 'TX', zip: '79843', color: '#ff0000', makers: '' }, 'America/Chicago'],
  ])('writes a valid folder: %s', async (name, place, timeZone) => {
    const folder = await fresh(name.replaceAll(/\W/g, '-'), place)
    const { code, out } = await larkway('dealer', 'check', folder, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ folder, problems: [] })
    expect(await readFile(join(folder, 'showrooms.yaml'), 'utf8')).toContain(`timeZone: ${timeZone}`)
    expect(await readFile(join(folder, 'towns.csv'), 'utf8')).toContain(`,${place.city},`)
  })

  test('says which of several places with the same name it chose, and honors --county', async () => {
    const some = options({ ...answers, city: 'Salem', state: 'AR', zip: '72576' })
    const largest = await larkway('dealer', 'new', join(base, 'largest'), '--yes', ...some)
    expect(largest.out).toContain('Salem, Saline County, AR')
    const other = await larkway('dealer', 'new', join(base, 'other'), '--yes', '--county', 'fulton', ...some)
    expect(other.out).toContain('Salem, Fulton County, AR')
    const none = await larkway('dealer', 'new', join(base, 'none'), '--yes', '--county', 'Pulaski', ...some)
    expect(none.code).toBe(2)
    expect(none.err).toContain('Saline County, Fulton County')
  })

  test('keeps the nearest towns rather than the most populous, and says how many it left out', async () => {
    const florida = { ...answers, city: 'Punta Gorda', state: 'FL', zip: '33950' }
    const countiesIn = async (folder: string) =>
      (await readFile(join(folder, 'towns.csv'), 'utf8'))
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[3])
    const near = await fresh('near', { ...florida, within: '20' })
    const far = join(base, 'far')
    const { out } = await larkway('dealer', 'new', far, '--yes', ...options({ ...florida, within: '45' }))
    expect(out).toMatch(/the nearest 40 of \d\d within 45 miles/)
    const here = 'Charlotte County'
    const inCounty = async (folder: string) => (await countiesIn(folder)).filter((county) => county === here).length
    expect(await inCounty(far)).toBeGreaterThanOrEqual(await inCounty(near))
    expect(await countiesIn(far)).toHaveLength(40)
  })

  test('lists only towns of the given counties, and rejects an unknown county', async () => {
    const florida = { ...answers, city: 'Punta Gorda', state: 'FL', zip: '33950' }
    const folder = await fresh('counties', { ...florida, counties: 'Charlotte, DeSoto county' })
    const towns = await readFile(join(folder, 'towns.csv'), 'utf8')
    expect(new Set(towns.match(/[\w ]+ County/g))).toEqual(new Set(['Charlotte County', 'DeSoto County']))
    expect(towns).toMatch(/Arcadia.*\n/)
    expect(towns).not.toContain('Fort Myers')
    const wrong = options({ ...florida, counties: 'Charlote' })
    const { code, err } = await larkway('dealer', 'new', join(base, 'charlote'), '--yes', ...wrong)
    expect(code).toBe(2)
    expect(err).toMatch(/no county ‘Charlote’ in FL[\s\S]*Near Punta Gorda are Charlotte County/)
  })

  test('writes the dealer’s local date into the folder', async () => {
    const folder = await fresh('day', { city: 'Honolulu' })
    const day = String(Temporal.Now.plainDateISO('Pacific/Honolulu'))
    expect(await readFile(join(folder, 'policies.yaml'), 'utf8')).toContain(`lastUpdated: "${day}"`)
  })

  test('marks example figures, which `dealer check` lists', async () => {
    const folder = await fresh('figures')
    const { out } = await larkway('dealer', 'check', folder)
    expect(out).toMatch(/rentals\.yaml, line \d+: daily: \d+ # example/)
  })

  test('lists every answer that is missing or unreadable', async () => {
    const { city: _, color: __, ...some } = answers
    const missing = await larkway('dealer', 'new', join(base, 'missing'), '--yes', ...options(some))
    expect(missing.code).toBe(2)
    expect(missing.err).toContain('--city')
    expect(missing.err).toContain('--color')
    const wrong = await larkway(
      'dealer',
      'new',
      join(base, 'wrong'),
      ...options({ ...answers, phone: '12', hours: 'daily' }),
    )
    expect(wrong.code).toBe(2)
    expect(wrong.err).toMatch(/phone: .*\nhours: /)
  })

  test('refuses to write to a folder that isn’t empty', async () => {
    const { code, err } = await larkway('dealer', 'new', base, '--yes', ...options(answers))
    expect(code).toBe(1)
    expect(err).toContain('not empty')
  })
})

describe('larkway dealer check', () => {
  test('finds every mistake at once, with file, line and what to write', async () => {
    const folder = await fresh('mistakes')
    const edit = async (file: string, change: (text: string) => string) => {
      const text = await readFile(join(folder, file), 'utf8')
      const changed = change(text)
      expect(changed, file).not.toBe(text)
      await writeFile(join(folder, file), changed)
    }
    await edit('delivery.yaml', (text) => text.replace('  freeFromPurchase', '\tfreeFromPurchase'))
    await edit('service.yaml', (text) => text.replace(/dollarsPerHour: \d+/, 'dollarsPerHour: "$120"'))
    await edit('towns.csv', (text) => {
      const [head, first, second = '', ...rest] = text.split('\n')
      return [head, first, second.replace(',', ' '), first, ...rest].join('\n')
    })
    await edit('brand/theme.css', (text) => text.replace(/--color-ink-3: #\w+/, '--color-ink-3: #bbbbbb'))
    await edit(
      'makers/icon-ev.yaml',
      (text) => `${text}\npage:\n  series:\n    - { title: I, description: One, startingPrice: 9995, models: [i40] }\n`,
    )
    await edit('policies/privacy.mdx', (text) => text.replace('{business.email}', '{business.mail}'))
    const photo = join(folder, 'brand/photos/i40/front34.jpg')
    await mkdir(dirname(photo), { recursive: true })
    await sharp({ create: { width: 200, height: 100, channels: 3, background: '#888888' } }).toFile(photo)

    const { code, err } = await larkway('dealer', 'check', folder)
    expect(code).toBe(1)
    for (const line of [
      /^delivery\.yaml, line \d+: .*tab/m,
      /^service\.yaml, line \d+: dollarsPerHour: write a number of dollars/m,
      /^towns\.csv, line 3: .*comma/m,
      /^towns\.csv, line 4: .*line 2/m,
      /^brand\/theme\.css, line \d+: ink-3 .*write #/m,
      /^makers\/icon-ev\.yaml, line \d+: .*i40/m,
      /^policies\/privacy\.mdx, line \d+: \{business\.mail\}/m,
      /^brand\/photos\/i40\/front34\.jpg: .*200 pixels/m,
    ])
      expect(err).toMatch(line)
  })

  test('finds mistakes in makers along with those in dealer.yaml', async () => {
    const folder = await fresh('two-files')
    const change = async (file: string, from: string | RegExp, to: string) =>
      writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')).replace(from, to))
    await change('dealer.yaml', '808-555-0100', '555-0100')
    await change('makers/icon-ev.yaml', /$/, '\nserie: []\n')
    const { err } = await larkway('dealer', 'check', folder)
    expect(err).toMatch(/^dealer\.yaml, line \d+: phone: .*area code/m)
    expect(err).toMatch(/^makers\/icon-ev\.yaml, line \d+: .*serie/m)
  })

  test('finds references to makers, pages, photos and counties that do not exist', async () => {
    const folder = await fresh('names', { city: 'Hilo', zip: '96720' })
    const home = [
      'sections: [hero, own]',
      'opening: photo',
      'own:',
      '  heading: Ours',
      '  text: Ours',
      '  photo: place/yard',
      '  link: { text: More, to: /servces }',
    ]
    await mkdir(join(folder, 'pages'))
    await writeFile(join(folder, 'pages/home.yaml'), home.join('\n'))
    const towns = await readFile(join(folder, 'towns.csv'), 'utf8')
    await writeFile(join(folder, 'towns.csv'), towns.replace('Hawaii County', 'Hilo County'))
    const facts = join(folder, 'dealer.yaml')
    await writeFile(facts, `${await readFile(facts, 'utf8')}\nmainMakers: [club-car, icon]\n`)
    const privacy = join(folder, 'policies/privacy.mdx')
    await writeFile(
      privacy,
      `${await readFile(privacy, 'utf8')}\nSee [our carts](/vehicles/one) or [call](/contact#call).\n`,
    )

    const { code, err } = await larkway('dealer', 'check', folder)
    expect(code).toBe(1)
    expect(err.split('\n\n')[0]?.split('\n')).toEqual([
      expect.stringMatching(/^dealer\.yaml, line \d+: mainMakers: .* no ‘icon’; write club-car or icon-ev$/),
      'pages/home.yaml, line 2: opening: there is no photo ‘hero/opening’; add brand/photos/hero/opening.jpg',
      'pages/home.yaml, line 6: own.photo: there is no photo ‘place/yard’; add brand/photos/place/yard.jpg',
      expect.stringMatching(
        /^pages\/home\.yaml, line 7: own\.link\.to: the site has no page ‘\/servces’; write one of .*\/services/,
      ),
      expect.stringMatching(/^policies\/privacy\.mdx, line \d+: links to \/vehicles\/one: .*\/inventory/),
      expect.stringMatching(
        /^towns\.csv, line 2: county: HI has no ‘Hilo County’; the town’s coordinates are in Hawaii;/,
      ),
    ])
  })

  test('finds a maker whose page would hide another page', async () => {
    const folder = await fresh('hidden')
    await rename(join(folder, 'makers/icon-ev.yaml'), join(folder, 'makers/services.yaml'))
    await appendFile(join(folder, 'makers/services.yaml'), '\npage: {}\n')
    const facts = join(folder, 'dealer.yaml')
    await writeFile(facts, (await readFile(facts, 'utf8')).replaceAll('icon-ev', 'services'))
    const { err } = await larkway('dealer', 'check', folder)
    expect(err).toContain(
      'makers/services.yaml: another page is named services or is at /services; give this file another name',
    )
  })

  test('finds code and unclosed braces in policies', async () => {
    const folder = await fresh('policies')
    const write = async (name: string, line: string) => {
      const file = join(folder, 'policies', name)
      const text = await readFile(file, 'utf8')
      await writeFile(file, `${text.trimEnd()}\n\n${line}\n`)
      return text.trimEnd().split('\n').length + 2
    }
    const [brace, code] = [await write('privacy.mdx', 'Ask {{x'), await write('terms-of-service.mdx', '{eval("1")}')]
    const { code: exit, err } = await larkway('dealer', 'check', folder)
    expect(exit).toBe(1)
    expect(err).toMatch(
      new RegExp(`^policies/privacy\\.mdx, line (?:${brace}|${brace + 1}): a brace opens a figure`, 'm'),
    )
    expect(err).toContain(`policies/terms-of-service.mdx, line ${code}: {eval("1")} is not the name of a figure`)
  })

  test('suggests what was probably meant, and finds values that were read as text', async () => {
    const folder = await fresh('meant')
    const change = async (file: string, from: string | RegExp, to: string) => {
      const text = await readFile(join(folder, file), 'utf8')
      expect(text.replace(from, to), file).not.toBe(text)
      await writeFile(join(folder, file), text.replace(from, to))
    }
    await change('dealer.yaml', 'shortName:', 'shortname:')
    await change('dealer.yaml', '808-555-0100', '941-BLUEGILL')
    await change('service.yaml', /dollarsPerHour: \d+/, 'dollarsPerHour: “120”')
    await change('towns.csv', /\n([a-z-]+)(,.*)\n/, '\n$1$2\n$1-again$2\n')
    await rename(join(folder, 'rentals.yaml'), join(folder, 'Rentals.yml'))
    const { err } = await larkway('dealer', 'check', folder)
    expect(err).toMatch(/^dealer\.yaml, line \d+: ‘shortname’ is not .*; did you mean ‘shortName’\?$/m)
    expect(err).toMatch(/^dealer\.yaml, line \d+: phone: .*digits: 941-BLUEGILL is 941-258-3445$/m)
    expect(err).toMatch(/^service\.yaml, line \d+: “120”: curly quotes/m)
    expect(err).toMatch(/^towns\.csv, line 3: Honolulu, .* stands in line 2 too/m)
    expect(err).toMatch(/^Rentals\.yml: is read by nothing; name it rentals\.yaml$/m)
  })

  test.each([
    [
      'curly quotes around the name',
      'dealer.yaml',
      /^name: .*$/m,
      'name: “Aloha Carts”',
      /dealer\.yaml, line \d+: “.*”: curly/,
    ],
    [
      'single curly quotes in a list',
      'dealer.yaml',
      '[club-car',
      '[‘club-car’',
      /dealer\.yaml, line \d+: ‘club-car’: curly/,
    ],
    [
      'curly quotes around a town',
      'towns.csv',
      ',Honolulu,',
      ',“Honolulu”,',
      /towns\.csv, line 2: name: “Honolulu”: curly/,
    ],
    [
      'a town listed twice',
      'towns.csv',
      /\n(.*)\n/,
      '\n$1\nsecond-$1\n',
      /towns\.csv, line 3: .* stands in line 2 too/,
    ],
    [
      'a county without the word County',
      'towns.csv',
      'Honolulu County',
      'Honolulu',
      /towns\.csv, line 2: county: write ‘Honolulu County’/,
    ],
    ['an open brace', 'policies/privacy.mdx', /$/, '\nAsk {{x\n', /privacy\.mdx, line \d+: a brace opens/],
    [
      'a format left open',
      'policies/privacy.mdx',
      /$/,
      '\nIt is {usd( a day\n',
      /privacy\.mdx, line \d+: a brace opens/,
    ],
    [
      'an empty figure',
      'policies/privacy.mdx',
      /$/,
      '\nIt is {} a day\n',
      /privacy\.mdx, line \d+: \{\} is not the name/,
    ],
  ])('finds %s', async (mistake, file, from, to, expected) => {
    const folder = await fresh(mistake)
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    expect(text.replace(from, to)).not.toBe(text)
    await writeFile(path, text.replace(from, to))
    const { code, err } = await larkway('dealer', 'check', folder)
    expect(code).toBe(1)
    expect(err).toMatch(expected)
  })

  test('rejects a policy whose text has changed since its date, and says what to write', async () => {
    const folder = await fresh('dates')
    const list = join(folder, 'policies.yaml')
    const markIn = (text: string): string => /privacy: .*textMark: "(\w{8})"/.exec(text)?.[1] ?? ''
    const { out } = await larkway('dealer', 'check', folder)
    const mark = async (text: string) => {
      const lines = (await readFile(list, 'utf8')).replace(/ {4}textMark: .*\n/, '')
      await writeFile(list, lines.replace(/( {4}lastUpdated: .*\n)/, `$1    textMark: "${text}"\n`))
    }
    await mark(markIn(out))
    expect((await larkway('dealer', 'check', folder)).code).toBe(0)
    await appendFile(join(folder, 'policies/privacy.mdx'), '\nWe now keep more.\n')
    const { code, err } = await larkway('dealer', 'check', folder)
    expect(code).toBe(1)
    expect(err).toMatch(
      /^policies\.yaml, line \d+: policies\.privacy: its text has changed since .*lastUpdated, and textMark/m,
    )
    await mark(markIn(err))
    expect((await larkway('dealer', 'check', folder)).code).toBe(0)
  })

  test('reports a file that nothing reads', async () => {
    const folder = await fresh('stray')
    await writeFile(join(folder, 'showroom.yaml'), 'a: 1\n')
    const { code, err } = await larkway('dealer', 'check', folder, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(err)).toMatchObject({ problems: [{ file: 'showroom.yaml' }] })
  })

  test('finds nothing wrong with the sample dealer, and reports a missing folder', async () => {
    expect((await larkway('dealer', 'check')).code).toBe(0)
    expect((await larkway('dealer', 'check', join(base, 'nowhere'))).code).toBe(3)
  })
})

describe('larkway dealer diff', () => {
  test('shows what has changed since the folder was created', async () => {
    const folder = await fresh('diff')
    const rentals = join(folder, 'rentals.yaml')
    await writeFile(rentals, (await readFile(rentals, 'utf8')).replace('minimumAge: 18', 'minimumAge: 21'))
    const { out } = await larkway('dealer', 'diff', folder, '--json')
    expect(JSON.parse(out).differences).toEqual([
      { file: 'rentals.yaml', key: 'terms.minimumAge', here: 21, there: 18 },
    ])
  })

  test('shows changed towns, theme, logo, policies and makers', async () => {
    const folder = await fresh('diff-files')
    const towns = join(folder, 'towns.csv')
    const [head, first, second = '', ...rest] = (await readFile(towns, 'utf8')).split('\n')
    await writeFile(towns, [head, first, ...rest].join('\n'))
    for (const file of ['brand/logo.svg', 'policies/return-policy.mdx', 'makers/icon-ev.yaml'])
      await appendFile(join(folder, file), '\n')
    await appendFile(join(folder, 'brand/theme.css'), '\n/* mine */\n')
    const { out } = await larkway('dealer', 'diff', folder, '--json')
    const differs = { key: '(file)', here: 'differs' }
    expect(JSON.parse(out).differences).toEqual([
      { file: 'brand/logo.svg', ...differs },
      { file: 'brand/theme.css', ...differs },
      { file: 'makers/icon-ev.yaml', ...differs },
      { file: 'policies/return-policy.mdx', ...differs },
      { file: 'towns.csv', key: 'removed: 1', there: `${second.split(',')[1]}, HI` },
    ])
  })

  test('shows how a folder differs from the one that it extends', async () => {
    const parent = await fresh('parent')
    const folder = join(base, 'child')
    await mkdir(folder)
    await writeFile(join(folder, 'dealer.yaml'), `extends: ${parent}\nname: Maui Carts\nemail: ${answers.email}\n`)
    const { out } = await larkway('dealer', 'diff', folder, '--json')
    expect(JSON.parse(out).differences).toEqual([
      { file: 'dealer.yaml', key: 'name', here: 'Maui Carts', there: answers.name },
    ])
  })
})

describe('larkway dealer schema', () => {
  test('writes a JSON Schema for each YAML file', async () => {
    const { code } = await larkway('dealer', 'schema', '--out', join(base, 'schemas'))
    expect(code).toBe(0)
    const schema = JSON.parse(await readFile(join(base, 'schemas/dealer.schema.json'), 'utf8'))
    expect(schema).toMatchObject({ type: 'object', properties: { phone: { type: 'string' } } })
  })

  test('makes the table of keys in docs/dealer-keys.md, which is up to date', async () => {
    const { out } = await larkway('dealer', 'schema', '--table')
    const keys = await readFile(join(import.meta.dirname, '../../docs/dealer-keys.md'), 'utf8')
    expect(keys, 'run `npx larkway dealer schema --table > docs/dealer-keys.md`').toBe(out)
  })
})
