import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '../src/server/settings/env.server.ts'
import { SetupProblem } from '../src/server/settings/setup-problem.ts'

type Address = Pick<Env, 'PORT' | 'HOST'>

/** @throws SetupProblem when the site cannot listen there */
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

export function listenProblem(error: unknown, { PORT, HOST }: Address): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'EADDRINUSE':
      return new SetupProblem(
        `Port ${PORT} is taken by another process.`,
        `Stop it (\`ss -ltnp 'sport = :${PORT}'\` shows which one it is), or set PORT to another number.`,
      )
    case 'EACCES':
      return new SetupProblem(
        `This user is not allowed to listen on port ${PORT}.`,
        'Set PORT to 1024 or more, and put a proxy in front for ports 80 and 443.',
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SetupProblem(
        `HOST ${HOST} is not an address of this machine.`,
        "Set it to one of this machine's addresses, or leave it out to listen on all of them.",
      )
    default:
      return error
  }
}
