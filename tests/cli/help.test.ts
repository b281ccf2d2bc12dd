import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { program } from '../../cli/program.ts'
import { larkwayAt } from '../support/larkway.ts'

const larkway = larkwayAt({ DATA_DIR: '/nowhere/at/all' })

function leaves(command: Command, path: string[] = []): { path: string[]; command: Command }[] {
  if (command.commands.length === 0) return [{ path, command }]
  return command.commands.flatMap((child) => leaves(child, [...path, child.name()]))
}
const commands = leaves(program(false))

test('the list of commands is complete', () => {
  expect(commands.map(({ path }) => path.join(' ')).sort()).toEqual(
    [
      ...[
        'list',
        'show',
        'export',
        'pictures',
        'release',
        'spam',
        'redeliver',
        'acknowledge',
        'correct',
        'delete',
        'requests',
        'stats',
      ].map((name) => `leads ${name}`),
      ...['list', 'show', 'add', 'edit', 'remove', 'import', 'pull', 'inbox', 'export', 'validate', 'check-links'].map(
        (name) => `inventory ${name}`,
      ),
      ...['list', 'block', 'unblock'].map((name) => `rentals ${name}`),
      ...['list', 'stats', 'delete'].map((name) => `waitlist ${name}`),
      ...['list', 'close', 'set', 'reopen'].map((name) => `hours ${name}`),
      ...['invite', 'list', 'remove', 'sign-in', 'sessions', 'end-sessions'].map((name) => `staff ${name}`),
      ...['migrate', 'backup', 'restore', 'copy', 'pictures', 'info'].map((name) => `db ${name}`),
      ...['new', 'check', 'diff', 'schema'].map((name) => `dealer ${name}`),
      'apply',
      'backup',
      'restore',
      'digest',
      'doctor',
    ].sort(),
  )
})

test.each(commands.map(({ path, command }) => [path.join(' '), command] as const))(
  '%s has a description, accepts --json and lists its exit codes',
  (_name, command) => {
    const help: string[] = []
    command.configureOutput({ writeOut: (text) => help.push(text) }).outputHelp()
    expect(command.description()).not.toBe('')
    expect(help.join('')).toContain('--json')
    expect(help.join('')).toMatch(/0 done, 1 failed, 2 usage error, 3 not found, 4 not confirmed/)
  },
)

describe('the larkway process', () => {
  test('exits with 0 for --help', async () => {
    const { code, out } = await larkway('inventory', 'import', '--help')
    expect(code).toBe(0)
    expect(out).toContain('--dry-run')
  })

  test.each([['nosuch'], ['leads', 'nosuch']])(
    'exits with 2 even with --help, for an unknown command or a known one with an unknown subcommand: %s',
    async (...words) => {
      const { code, out } = await larkway(...words, '--help')
      expect(code).toBe(2)
      expect(out).toBe('')
    },
  )

  test('exits with 2 for an unknown command, suggests a known one and says where the usage is', async () => {
    const { code, err } = await larkway('leads', 'lst')
    expect(code).toBe(2)
    expect(err).toContain('Did you mean list?')
    expect(err).toContain('See `larkway leads --help`.')
  })

  test('prints usage errors as JSON with --json', async () => {
    const { code, out, err } = await larkway('leads', 'list', '--state', 'lost', '--json')
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(JSON.parse(err)).toMatchObject({ error: expect.stringContaining('quarantined, waiting, sent, failed') })
  })

  test('says where it looked for a database and what to set if there is none', async () => {
    const { code, err } = await larkway('leads', 'list')
    expect(code).toBe(1)
    expect(err).toContain('/nowhere/at/all')
    expect(err).toContain('DATA_DIR')
  })

  test('says how to make the first build if there is none', async () => {
    const unbuilt = larkwayAt({ DATA_DIR: '/nowhere' }, { DEALER_DIR: '/srv/nobody' })
    for (const words of [['--help'], ['inventory', 'list'], ['doctor']]) {
      const { code, err } = await unbuilt(...words)
      expect(code).toBe(1)
      expect(err).toMatch(/\/srv\/nobody has not been built.*npm run build/s)
    }
    expect((await unbuilt('dealer', '--help')).code).toBe(0)
  })

  test('reports an invalid environment before anything else runs, and in the doctor', async () => {
    const broken = larkwayAt({ DATA_DIR: '/nowhere' }, { PORT: 'eighty', SITE_URL: 'x' })
    for (const words of [['leads', 'list'], ['doctor']]) {
      const { code, out, err } = await broken(...words)
      expect(code).toBe(1)
      for (const name of ['PORT', 'SITE_URL']) expect(out + err).toMatch(new RegExp(`${name}: .+`))
    }
  })
})
