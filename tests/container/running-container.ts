import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '../support/running-site.ts'

const buildah = (...words: string[]): string => execFileSync('buildah', words, { encoding: 'utf8' }).trim()

const configSchema = z.object({
  User: z.string(),
  WorkingDir: z.string(),
  Env: z.array(z.string()),
  Cmd: z.array(z.string()),
  Volumes: z.record(z.string(), z.unknown()),
  Healthcheck: z.object({ Test: z.array(z.string()), StartPeriod: z.number() }),
})
export type Image = { root: string; config: z.infer<typeof configSchema>; remove: () => void }

/** Mounts the files of an image. */
export function openImage(name: string): Image {
  const container = buildah('from', '--pull-never', name)
  const inspected = z
    .object({ Docker: z.object({ config: configSchema }) })
    .parse(JSON.parse(buildah('inspect', '--type', 'image', name)))
  return {
    root: buildah('mount', container),
    config: inspected.Docker.config,
    remove: () => buildah('rm', container),
  }
}

export type Ended = { code: number | null; output: string }
export type Container = {
  url: string
  log: () => string
  ended: Promise<number | null>
  /** Sends the signal to process 1 only, as container engines do. */
  signal: (signal: NodeJS.Signals) => void
  /** Reads a field of the status that /proc has for process 1. */
  status: (field: string) => Promise<string>
  exec: (...command: string[]) => Promise<Ended>
  kill: () => Promise<void>
}
export type Volume = { path: string; remove: () => Promise<void> }

/** Makes a volume for /data as a container engine does, with the owner and mode of the folder in the image. */
export async function newVolume(): Promise<Volume> {
  const path = await mkdtemp(join(tmpdir(), 'larkway-volume-'))
  execFileSync('chown', ['1000:1000', path])
  return { path, remove: () => rm(path, { recursive: true }) }
}

/**
 * Runs the image's command as a container engine does with all protections: in its own namespaces as process 1, as
 * the image's user, without capabilities, on a read-only root with the volume on /data. It shares the machine's
 * network.
 */
export async function startContainer(
  { root, config }: Image,
  volume: string,
  env: Record<string, string> = {},
): Promise<Container> {
  const port = await freePort()
  const variables = Object.entries({ HOST: '127.0.0.1', PORT: String(port), ...env }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const { User, WorkingDir } = config
  const inside = (command: readonly string[]): string[] => [
    ...['chroot', root, 'setpriv', `--reuid=${User}`, `--regid=${User}`, '--clear-groups', '--no-new-privs'],
    ...['--bounding-set=-all', 'env', '-i', `--chdir=${WorkingDir}`, ...config.Env, ...variables, ...command],
  ]
  const script = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,ro,bind ${root}`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount --bind ${volume} ${root}/data`,
    'exec "$@"',
  ]
  const words = [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'sh',
    '-ec',
    script.join('\n'),
    'sh',
    ...inside(config.Cmd),
  ]
  const child = spawn('unshare', words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const log = outputOf(child)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const outerPid = await pidOfChild(child, log)
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    ended,
    signal: (signal) => process.kill(outerPid, signal),
    status: async (field) => {
      const status = await readFile(`/proc/${outerPid}/status`, 'utf8')
      return new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
    },
    exec: (...command) => {
      const within = spawn('nsenter', [`--target=${outerPid}`, '--mount', '--pid', ...inside(command)])
      const output = outputOf(within)
      return new Promise((resolve) => within.once('close', (code) => resolve({ code, output: output() })))
    },
    kill: async () => {
      if (child.exitCode === null) process.kill(outerPid, 'SIGKILL')
      await ended
    },
  }
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return () => output
}

/** @returns the id that process 1 of the container has on the host */
async function pidOfChild(unshare: ChildProcess, log: () => string): Promise<number> {
  while (unshare.exitCode === null) {
    const children = await readFile(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8').catch(() => '')
    if (children.trim()) return Number(children)
    await setTimeout(20)
  }
  throw new Error(`the container did not start:\n${log()}`)
}
