import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import {
  ensureEtcd,
  ensureHaproxy,
  ensurePatroni,
  ensurePgbouncer,
  ensurePostgres,
} from '../../tools/debian-programs.ts'

const shipped = join(import.meta.dirname, '../../deploy/failover')
const names = ['db1', 'db2', 'db3'] as const
type Name = (typeof names)[number]
/** Long enough for the first start of three machines, which includes base backups. */
const WHOLE_WITHIN_MS = 180_000
const MOST_LAG = 1_000_000
const LOG_SHOWN = 5000

type Change = { method: string; body?: string; password?: string; from?: string }
type Answer = { status: number; text: string }
type Member = { name: Name; role: string; state: string; lag?: number | string }

export type Cluster = {
  /** Connects through pgbouncer and HAProxy, like the site of deploy/failover. */
  url: string
  /** Makes replication asynchronous, unlike the shipped configuration. */
  makeAsynchronous: () => Promise<void>
  primary: () => Promise<Name | undefined>
  /** Returns one machine's answer. @param from address of the machine that asks */
  askPatroni: (name: Name, path: string, change?: Change) => Promise<Answer>
  /** The address of a machine's etcd, which requires a client certificate. */
  etcdAddress: (name: Name) => string
  address: (name: Name) => string
  /** The certificate of the database machines' certificate authority. */
  ca: string
  /** Resolves once all three machines run with a primary, and with a synchronous standby if one is required. */
  whole: () => Promise<void>
  /** Ends everything that the named machine runs, like a power failure. */
  kill: (name: Name) => Promise<void>
  start: (name: Name) => void
  remove: () => Promise<void>
}

/**
 * Runs three machines of deploy/failover and the site's own part, each on its own address: all of 127.0.0.0/8 is this
 * machine on Linux.
 */
export async function startCluster(): Promise<Cluster> {
  const programs = {
    postgres: ensurePostgres(console.log),
    patroni: ensurePatroni(console.log),
    etcd: ensureEtcd(console.log),
    haproxy: ensureHaproxy(console.log),
    pgbouncer: ensurePgbouncer(console.log),
  }
  const directory = await mkdtemp(join(tmpdir(), 'larkway-cluster-'))
  const logFile = join(directory, 'log')
  const user = databaseUser()
  const network = `127.${random()}.${random()}`
  const address = (name: Name) => `${network}.1${names.indexOf(name) + 1}`
  const owned = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  owned(directory)

  const folderOf = (machine: string) => {
    const folder = join(directory, machine)
    if (!existsSync(folder)) {
      mkdirSync(folder, { mode: 0o700 })
      owned(folder)
    }
    return folder
  }
  const certificates = join(directory, 'certificates')
  const machines = names.map((name) => `${name}=${address(name)},127.0.0.1`)
  const result = spawnSync('sh', [join(shipped, 'certificates.sh'), certificates, ...machines], { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`certificates.sh failed: ${result.stderr}`)
  for (const file of ['', ...readdirSync(certificates)]) owned(join(certificates, file))
  const ca = readFileSync(join(certificates, 'ca.crt'), 'utf8')

  const configuration = (file: string, machine: Name | 'site') => {
    const folder = folderOf(machine)
    const text = readFileSync(join(shipped, file), 'utf8')
      .replaceAll('THIS_NAME', machine)
      .replaceAll('THIS_ADDRESS', machine === 'site' ? '' : address(machine))
      // The connections of all machines come from the address of this one.
      .replaceAll(/10\.0\.0\.(?:0\/24|1\d\/32)/g, '127.0.0.0/8')
      .replaceAll('10.0.0.', `${network}.`)
      .replaceAll('127.0.0.1', `${network}.1`)
      .replaceAll('/usr/lib/postgresql/15/bin', programs.postgres)
      .replaceAll('/var/lib/etcd', join(folder, 'etcd'))
      .replaceAll(foldersOfDebian, folder)
      .replaceAll('/etc/larkway-database/ca.crt', join(certificates, 'ca.crt'))
      .replaceAll('/etc/larkway-database/machine', join(certificates, machine))
      .replaceAll(/\S*\/larkway-databases\.crt/g, join(certificates, 'ca.crt'))
      .replaceAll(/^ +(?:user|group) haproxy\n/gm, '')
    const path = join(folder, file)
    writeFileSync(path, text, { mode: 0o600 })
    owned(path)
    return { path, text }
  }

  const log = openSync(logFile, 'a')
  const run = (command: string, words: string[], env: Record<string, string> = {}) =>
    spawn(command, words, {
      cwd: directory,
      env: { PATH: process.env.PATH, HOME: directory, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      ...user,
    })

  const running = new Map<Name, ChildProcess[]>()
  const start = (name: Name) => {
    appendFileSync(logFile, `---- ${name} starts\n`)
    const { text } = configuration('etcd.env', name)
    const etcdEnv = Object.fromEntries([...text.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]))
    running.set(name, [
      run(programs.etcd, [], etcdEnv),
      run(programs.patroni, [configuration('patroni.yml', name).path]),
    ])
  }

  const kill = async (name: Name) => {
    const processes = running.get(name) ?? []
    const postmaster = Number(readFile(join(directory, name, 'larkway/postmaster.pid'))?.split('\n')[0])
    const ended = processes.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit'))
    const pids = [...processes.map(({ pid }) => pid), ...(postmaster ? [postmaster, ...childrenOf(postmaster)] : [])]
    for (const pid of pids) if (pid) killHard(pid)
    await Promise.all(ended)
    while (postmaster && existsSync(`/proc/${postmaster}/stat`) && !isZombie(postmaster)) await setTimeout(20)
  }

  const askPatroni = (name: Name, path: string, change: Partial<Change> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { method = 'GET', body, password, from } = change
      const options = {
        ...{ host: address(name), port: 8008, path, method, ca, signal: AbortSignal.timeout(2000) },
        ...(password && { auth: `patroni:${password}` }),
        ...(from && { localAddress: from }),
      }
      request(options, (answer) => {
        text(answer).then((answerText) => resolve({ status: answer.statusCode ?? 0, text: answerText }), reject)
      })
        .on('error', reject)
        .end(body)
    })
  /** Asks one machine after another until one answers 200. */
  const ask = async (path: string) => {
    for (const name of names) {
      const answer = await askPatroni(name, path).catch(() => undefined)
      if (answer?.status === 200) return { name, answer }
    }
    return undefined
  }
  const members = async (): Promise<Member[]> => JSON.parse((await ask('/cluster'))?.answer.text ?? '{}').members ?? []
  const primary = async () => (await ask('/primary'))?.name
  let isSynchronous = true
  const whole = async () => {
    const expectedRoles = ['leader', 'replica', isSynchronous ? 'sync_standby' : 'replica'].join()
    await until('three machines run', WHOLE_WITHIN_MS, async () => {
      const isAble = ({ state, lag = 0 }: Member) => /running|streaming/.test(state) && Number(lag) < MOST_LAG
      const roles = (await members()).filter(isAble).map(({ role }) => role)
      return roles.toSorted().join() === expectedRoles
    })
  }

  const front: ChildProcess[] = []
  const url = `postgres://larkway:larkway@${network}.1:6432/larkway`
  const remove = async () => {
    for (const name of names) await kill(name)
    for (const child of front) child.kill('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
  try {
    for (const name of names) start(name)
    await whole()
    const host = address((await primary()) ?? 'db1')
    const admin = new Client({ host, user: 'postgres', password: 'change-me-1', database: 'postgres', ssl: { ca } })
    await admin.connect()
    await admin.query("create role larkway login password 'larkway'")
    await admin.query('create database larkway owner larkway')
    await admin.end()
    const users = join(folderOf('site'), 'userlist.txt')
    writeFileSync(users, '"larkway" "larkway"\n')
    owned(users)
    front.push(run(programs.haproxy, ['-db', '-f', configuration('haproxy.cfg', 'site').path]))
    front.push(run(programs.pgbouncer, [configuration('pgbouncer.ini', 'site').path]))
    // HAProxy tries each machine in turn until its checks have found the primary.
    const leadsToPrimary = async () => {
      for (const _turn of [...names, ...names]) if (!(await canWrite(url.replace(':6432/', ':5433/'), ca))) return false
      return canWrite(url)
    }
    await until('HAProxy and pgbouncer lead to the primary', WHOLE_WITHIN_MS, leadsToPrimary)
  } catch (error) {
    const last = readFileSync(logFile, 'utf8').slice(-LOG_SHOWN)
    await remove()
    throw new Error(`The cluster did not start:\n${last}`, { cause: error })
  }
  return {
    url,
    makeAsynchronous: async () => {
      const body = JSON.stringify({ synchronous_mode: false, synchronous_mode_strict: false })
      const change = { method: 'PATCH', body, password: 'change-me-4', from: address('db1') }
      const { status } = await askPatroni((await primary()) ?? 'db1', '/config', change)
      if (status !== 200) throw new Error(`Patroni did not take the change (${status}).`)
      isSynchronous = false
      await whole()
    },
    ...{ primary, askPatroni, address, ca },
    etcdAddress: (name) => `https://${address(name)}:2379`,
    ...{ whole, kill },
    start,
    remove,
  }
}

const foldersOfDebian = /\/(?:var\/lib\/postgresql(?:\/15)?|var\/(?:run|log)\/postgresql|etc\/pgbouncer)/g

/**
 * Polls without vitest, since benchmarks also use this function.
 * @throws if the condition does not become true in time
 */
export async function until(what: string, withinMs: number, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Within ${withinMs / 1000} s it did not come true that ${what}.`)
    await setTimeout(100)
  }
}

const random = () => 1 + Math.floor(Math.random() * 250)

/** The user that runs PostgreSQL, which refuses to run as root; undefined if this process's own user can. */
function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: number('-u'), gid: number('-g') }
}

const readFile = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const childrenOf = (pid: number) => (readFile(`/proc/${pid}/task/${pid}/children`) ?? '').trim().split(' ').map(Number)
const isZombie = (pid: number) => /^State:\s+Z/m.test(readFile(`/proc/${pid}/status`) ?? 'State: Z')

/**
 * @param ca for a connection past pgbouncer. No certificate includes HAProxy's own address, so the host is not checked.
 */
async function canWrite(connectionString: string, ca?: string): Promise<boolean> {
  const ssl = ca ? { ssl: { ca, checkServerIdentity: () => undefined } } : {}
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, ...ssl })
  client.on('error', () => undefined)
  const answered = await client
    .connect()
    .then(() => client.query('select where not pg_is_in_recovery()'))
    .catch(() => undefined)
  await client.end()
  return answered?.rowCount === 1
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended in the meantime.
  }
}
