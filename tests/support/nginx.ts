import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx } from '../../bin/debian-programs.ts'
import { freePort } from './running-site.ts'

export type Nginx = { url: string; stop: () => Promise<void> }

export type NginxOptions = {
  /** Content of the http block, for a server on the given port. It may write files to the folder. */
  http: (port: number, directory: string) => Promise<string> | string
  /** An address that responds once nginx is up. */
  ready: string
  /** A command prefix, such as `taskset -c 0`. */
  under?: readonly string[]
}

/** nginx in its own process and folder. */
export async function startNginx({ http, ready, under = [] }: NginxOptions): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-nginx-'))
  await mkdir(join(directory, 'logs'))
  const port = await freePort()
  const file = join(directory, 'nginx.conf')
  await writeFile(file, around(directory, await http(port, directory)))
  const errors = join(directory, 'logs/error.log')
  const [command = '', ...words] = [...under, ensureNginx(console.log), '-p', directory, '-c', file, '-e', errors]
  const nginx = spawn(command, words, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url + ready).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${await readFile(errors, 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    stop: async () => {
      nginx.kill('SIGQUIT')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const around = (directory: string, http: string): string => `
daemon off; worker_processes 1; pid ${directory}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log ${directory}/logs/access.log;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
  ${http}
}`
