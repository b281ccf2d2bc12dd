/** @module-tag long */
import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { program } from '../../cli/program.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import { beginSession } from '../../src/domain/staff/sessions.server.ts'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { documents, root, shellLines } from '../support/documents.ts'
import { goodMessage } from '../support/messages.ts'
import { runScript } from '../support/running-site.ts'

/** Lines of the documents that no test runs as they are, each with the reason. */
const notRun: readonly (readonly [RegExp, why: string])[] = [
  [/^(?:\S+=\S+ )*npm (?:start|run dev)$/, 'serves until it is stopped; tests/support/npm-start.ts starts it'],
  [/^npm test/, 'is what runs this test'],
  [
    /^npx (?:vitest|playwright) /,
    'is a test itself; tests/contract/document-commands.test.ts looks whether its file exists',
  ],
  [/^(?:\S+=\S+ )?docker /, 'needs Docker; npm run test:container builds and runs the image'],
  [
    /^(?:apt-get|useradd|adduser|systemctl|install|nginx|certbot|caddy|varnishd|pg_dropcluster) /,
    'changes the machine',
  ],
  [/ > \/etc\/| >> \/etc\/|\/etc\/systemd\/journald|^cd \/srv\/larkway/, 'changes the machine'],
  [/^echo .*\| install /, 'changes the machine'],
  [/^sed .*\| install /, 'changes the machine'],
  [/^git (?:clone|archive) |ssh /, 'needs another machine'],
  [/^pg_(?:dump|restore) /, 'needs the tools of PostgreSQL'],
  [/^npx larkway db copy --to postgres/, 'needs a server; tests/cli/copy.test.ts copies'],
  [/^npx larkway inventory check-links/, 'requests the sites of makers'],
  [
    /larkway dealer check \S+ --site$|larkway apply$/,
    'builds a site; tests/dealers/check-site.test.ts and replicas-on-an-old-database.test.ts do',
  ],
  [/^npx larkway leads pictures /, 'needs a message with pictures; tests/cli/leads.test.ts has one'],
  [/^export /, 'only sets a variable'],
]
const reasonFor = (line: string): string | undefined => notRun.find(([pattern]) => pattern.test(line))?.[1]

/** Options in place of the answers that a person would type. */
const answers: readonly (readonly [RegExp, string])[] = [
  [
    /larkway dealer new /,
    '--yes --name "Palmetto Carts" --phone 843-555-0100 --email hello@palmetto.example --makers ICON --street "1 Bay Street" --city Beaufort --state SC --zip 29902 --hours "Mon-Sat 9-5" --color 0a6467',
  ],
  [/ --map columns\.yaml$/, '--keep-missing --yes'],
]

/** Commands that need something the sample dealer's folder lacks, with the advice on what to add. */
const refused: readonly (readonly [RegExp, RegExp])[] = [[/rentals block .* --count 2$/, /Add `fleet:`/]]

/** Creates what would exist, or removes what would not exist yet, when somebody runs the line. */
const before: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [/larkway dealer new /, () => rm(join(scratch, 'srv/palmetto'), { recursive: true, force: true })],
  [/ --out stock\.csv$/, () => rm(join(scratch, 'stock.csv'), { force: true })],
  [/ --map columns\.yaml$/, () => writeFile(join(scratch, 'stock.csv'), unitsFile)],
  [/larkway staff end-sessions /, () => withDatabase((db) => beginSession(db, ann, new Date()))],
]
const ann = { person: 'ann@example.com', device: 'Phone' }

async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ DATA_DIR: env.DATA_DIR ?? '', DATABASE_URL: '' })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

const lines = documents
  .filter(({ file }) => !/^(?:docs\/decisions|bench|imagery)\//.test(file))
  .flatMap(({ file, text }) => shellLines(text).map((line) => ({ file, line })))
const runnable = lines.filter(({ line }) => reasonFor(line) === undefined)

let scratch: string
let env: Record<string, string>
const ids: { message?: string } = {}
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'larkway-documents-'))
  const DATA_DIR = join(scratch, 'data')
  const bin = join(scratch, 'bin')
  for (const name of ['bin', 'srv', 'backups', 'var/backups/larkway'])
    await mkdir(join(scratch, name), { recursive: true })
  // The commands run in the scratch folder, where npx would not find them.
  await writeFile(
    join(bin, 'npx'),
    `#!/bin/sh\nshift\nexec '${process.execPath}' '${join(root, 'bin/larkway.mjs')}' "$@"\n`,
  )
  await chmod(join(bin, 'npx'), 0o755)
  env = {
    DATA_DIR,
    DATABASE_URL: '',
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: '',
    PATH: `${bin}:${process.env.PATH}`,
  }
  const prepared = await runScript('bin/prepare-database.ts', env)
  expect(prepared.code, prepared.output).toBe(0)
  const lead = {
    submission: { ...goodMessage, interest: 'sales' as const },
    spamReason: 'hidden-field',
    receivedAt: new Date(),
    origin: noOrigin,
  }
  ids.message = await withDatabase(async (db) => {
    await storeLead(db, lead, ['mail'])
    return (await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id
  })
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
  await picture.jpeg().toFile(join(scratch, 'sport.jpg'))
  await writeFile(join(scratch, 'columns.yaml'), mapInDocument())
  const backup = await run('npx larkway backup /var/backups/larkway/larkway-2026-05-01')
  expect(backup.code, backup.output).toBe(0)
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** Returns the column map in docs/operations/stock.md, which fits the columns of `unitsFile`. */
const mapInDocument = (): string => {
  const text = documents.find(({ file }) => file === 'docs/operations/stock.md')?.text ?? ''
  return /( {4}# columns\.yaml\n(?: {4}.+\n)+)/.exec(text)?.[1]?.replaceAll(/^ {4}/gm, '') ?? ''
}
const unitsFile = `Unit No,Headline,Make,Line,Our Price,New or Used,Photo 1,Photo 2,Comments,Seats,Drive
U-1,Kandi Kruiser 4P,Kandi,Kruiser,7995,,sport.jpg,,One owner,4,48 V
`

function run(line: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    '/bin/sh',
    ['-c', line.replaceAll(/(^|[\s"'=])\/(srv|backups|var\/backups)\//g, `$1${scratch}/$2/`)],
    {
      cwd: scratch,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** Fills in ids and future dates, and adds --yes if the command asks for confirmation. */
async function filledIn(line: string): Promise<string> {
  const answer = answers.find(([pattern]) => pattern.test(line))?.[1] ?? (asks(line) ? '--yes' : '')
  const id = / ID\b/.test(line) ? await idFor(line) : ''
  const nextYear = String(new Date().getFullYear() + 1)
  return `${line
    .replace(/ ID\b/, ` ${id}`)
    .replaceAll(/\b2\d{3}(?=-\d\d-\d\d\b)/g, (year) => (line.includes('/') ? year : nextYear))} ${answer}`.trim()
}

async function idFor(line: string): Promise<string> {
  if (!line.includes('rentals unblock')) return ids.message ?? ''
  const { output } = await run('npx larkway rentals list --json')
  return /"id": ?"?([\w-]+)/.exec(output)?.[1] ?? ''
}

function asks(line: string): boolean {
  const words = line.split(/\s+/)
  let command = program(false)
  for (const word of words.slice(2)) {
    const child = command.commands.find((one) => one.name() === word)
    if (!child) break
    command = child
  }
  return /^npx larkway/.test(line) && command.options.some(({ long }) => long === '--yes')
}

describe('in a scratch folder', () => {
  test.each(runnable.map(({ file, line }) => [line, file] as const))('%s from %s works as documented', async (line) => {
    for (const [pattern, prepare] of before) if (pattern.test(line)) await prepare()
    const { code, output } = await run(await filledIn(line))
    const refusal = refused.find(([pattern]) => pattern.test(line))?.[1]
    expect(code === 0, output).toBe(refusal === undefined)
    if (refusal) expect(output).toMatch(refusal)
  })
})

test('more than 30 larkway commands run, and every reason for skipping a command is still needed', () => {
  expect(runnable.filter(({ line }) => line.startsWith('npx larkway')).length).toBeGreaterThan(30)
  expect(notRun.filter(([pattern]) => !lines.some(({ line }) => pattern.test(line)))).toEqual([])
})
