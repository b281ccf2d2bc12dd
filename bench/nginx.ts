import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Nginx = { url: string; stop: () => Promise<void> }

export const hasCommand = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

/** What nginx makes itself. */
const itsOwn = new Set([
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'transfer-encoding',
])

/** nginx on one core, with the very bytes and headers that the site answers with for these paths. */
export async function startNginx(site: string, paths: readonly string[], port: number, core: number): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-nginx-'))
  await mkdir(join(directory, 'logs'))
  const locations = await Promise.all(paths.map((path, index) => location(site, path, join(directory, String(index)))))
  await writeFile(join(directory, 'nginx.conf'), configuration(directory, port, locations.join('\n')))
  const nginx: ChildProcess = spawn(
    'taskset',
    [
      '-c',
      String(core),
      'nginx',
      '-p',
      directory,
      '-c',
      join(directory, 'nginx.conf'),
      '-e',
      join(directory, 'logs/error.log'),
    ],
    { stdio: 'inherit' },
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url + paths[0]).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.on('exit', resolve))
      nginx.kill('SIGQUIT')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function location(site: string, path: string, file: string): Promise<string> {
  const response = await fetchRaw(site + path)
  await writeFile(file, response.body)
  const headers = response.headers.filter(([name]) => !itsOwn.has(name))
  const type = response.headers.find(([name]) => name === 'content-type')?.[1]
  return `location = ${path} { alias ${file}; types {} default_type "${type}";
${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`).join('\n')} }`
}

/** As sent: fetch would unpack the body. */
async function fetchRaw(url: string): Promise<{ body: Buffer; headers: [string, string][] }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
      resolve({ body: Buffer.concat(chunks), headers })
    }).on('error', reject)
  })
}

const configuration = (directory: string, port: number, locations: string): string => `
daemon off; worker_processes 1; pid ${directory}/nginx.pid; user root;
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; keepalive_requests 10000000; server_tokens off; open_file_cache max=100;
  access_log ${directory}/logs/access.log;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
  server { listen 127.0.0.1:${port}; ${locations} }
}`
