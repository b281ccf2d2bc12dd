import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../src/server/database/database.server.ts'

const root = join(import.meta.dirname, '../..')

export type Ended = { code: number | null; out: string; err: string }

/** Runs a staff command. */
export type Larkway = (...words: string[]) => Promise<Ended>

/** Runs each command in its own process, as staff do. */
export function larkwayAt(location: DatabaseLocation, env: Record<string, string> = {}): Larkway {
  const around = { DATA_DIR: location.DATA_DIR, DATABASE_URL: location.DATABASE_URL ?? '', ...env }
  return (...words) => {
    const child = spawn(process.execPath, [join(root, 'bin/larkway.mjs'), ...words], {
      cwd: root,
      env: { ...process.env, ...around },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })))
  }
}
