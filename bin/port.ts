/** Why the site cannot listen, in words for whoever starts it. */
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Env } from '../src/platform/env.server.ts'
import { SetupProblem } from '../src/platform/setup-problem.ts'

type Address = Pick<Env, 'PORT' | 'HOST'>

/** @throws SetupProblem when the site could not listen there now */
export async function checkPort(address: Address): Promise<void> {
  const server = createServer()
  try {
    server.listen({ port: address.PORT, host: address.HOST, exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    throw listenProblem(error, address)
  }
  server.close()
  await once(server, 'close')
}

/** Turns a failure to listen into a SetupProblem. Any other error is returned unchanged. */
export function listenProblem(error: unknown, { PORT, HOST }: Address): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'EADDRINUSE':
      return new SetupProblem(
        `Port ${PORT} is taken by ${portHolder(PORT) ?? 'another process'}.`,
        'Stop it, or set PORT to another number.',
      )
    case 'EACCES':
      return new SetupProblem(
        `This user may not listen on port ${PORT}.`,
        'Set PORT to 1024 or more, and put a proxy in front for port 80 and 443.',
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SetupProblem(
        `HOST ${HOST} is not an address of this machine.`,
        'Set it to one that is, or leave it out to listen on all of them.',
      )
    default:
      return error
  }
}

/** The process that listens on a TCP port; undefined when Linux does not tell this user. */
function portHolder(port: number): string | undefined {
  const listeners = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listenersIn(table, port))
  const sockets = new Set(listeners.map(({ inode }) => `socket:[${inode}]`))
  const holder = processIds().find((pid) => openFiles(pid).some((file) => sockets.has(file)))
  if (holder) return `process ${holder} (${commandOf(holder)})`
  // Only root can see the open files of other users' processes.
  return listeners[0] && `a process of the user with the id ${listeners[0].uid}`
}

const LISTENING = '0A'

function listenersIn(table: string, port: number): { uid: string; inode: string }[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return read(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([, local, , state, , , , uid = '', , inode = '']) =>
      local?.endsWith(wanted) && state === LISTENING ? [{ uid, inode }] : [],
    )
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}

const commandOf = (pid: string): string => read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim() || 'unknown'

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
