import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx } from '../../tools/debian-programs.ts'
import { type Daemon, startDaemon } from './daemon.ts'
import { freePort } from './running-site.ts'

export type Nginx = Daemon & {
  /** Everything that nginx has logged about requests and about itself. */
  log: () => Promise<string>
}

export type NginxOptions = {
  /**
   * The content of the http block for a server on the given port, or of the whole file. May write files to the
   * folder.
   */
  http?: (port: number, directory: string) => Promise<string> | string
  main?: (port: number, directory: string) => Promise<string> | string
  /** An address that responds once nginx is up. */
  ready: string
  /** A command prefix, such as `taskset -c 0`. */
  under?: readonly string[]
}

/** Runs nginx in a separate process and folder. */
export async function startNginx({ http, main, ready, under = [] }: NginxOptions): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-nginx-'))
  const port = await freePort()
  const file = join(directory, 'nginx.conf')
  await mkdir(join(directory, 'logs'))
  const logs = ['error.log', 'access.log'].map((name) => join(directory, 'logs', name))
  const [errors = ''] = logs
  for (const log of logs) await writeFile(log, '')
  await writeFile(file, (await main?.(port, directory)) ?? around(directory, (await http?.(port, directory)) ?? ''))
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const daemon = await startDaemon({
    command: [
      ...under,
      ensureNginx(console.log),
      '-p',
      directory,
      '-c',
      file,
      '-e',
      errors,
      '-g',
      `${user}daemon off;`,
    ],
    url: `http://127.0.0.1:${port}`,
    ready,
    stopSignal: 'SIGQUIT',
    remove: () => rm(directory, { recursive: true, force: true }),
  })
  return { ...daemon, log: async () => (await Promise.all(logs.map((log) => readFile(log, 'utf8')))).join('') }
}

const around = (directory: string, http: string): string => `
worker_processes 1; pid ${directory}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log ${directory}/logs/access.log;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
  ${http}
}`
