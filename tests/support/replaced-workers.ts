/** `node replaced-workers.ts PORT` replaces workers under load, as a new build does, and prints how requests ended. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { handBackConnections, onStop, takeBackConnections } from '../../bin/lifecycle.ts'

const REPLACEMENTS = 25
const VISITORS = 12
const port = Number(process.argv[2])
const address = `http://127.0.0.1:${port}`

if (cluster.isPrimary) await replaceWorkers()
else {
  const server = createServer((_, response) => response.end('here')).listen(port, '127.0.0.1')
  onStop(async () => {
    await new Promise((resolve) => server.close(resolve))
    await handBackConnections()
  })
}

async function replaceWorkers(): Promise<void> {
  takeBackConnections()
  const ends = { answered: 0, reset: 0, waiting: 0 }
  let asking = true
  const visitor = async () => {
    while (asking) {
      const answer = fetch(address, { headers: { connection: 'close' }, signal: AbortSignal.timeout(20_000) })
      const end = await answer
        .then((response) => response.text())
        .then(
          () => 'answered' as const,
          (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'waiting' : 'reset'),
        )
      ends[end] += 1
    }
  }
  const workers = [await startWorker(), await startWorker()]
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor))
  for (let replaced = 0; replaced < REPLACEMENTS; replaced++) {
    workers.push(await startWorker())
    const old = workers.shift()
    const ended = old && once(old, 'exit')
    old?.process.kill('SIGTERM')
    await ended
  }
  asking = false
  await visitors
  console.log(JSON.stringify(ends))
  for (const worker of workers) worker.process.kill('SIGKILL')
  process.exit(0)
}

async function startWorker(): Promise<Worker> {
  const worker = cluster.fork()
  await once(worker, 'listening')
  return worker
}
