import { createServer } from 'node:http'
import { AggregatorRegistry, register } from 'prom-client'
import { SetupProblem } from '../src/server/settings/setup-problem.ts'
import { log } from '../src/server/system/log.server.ts'

/** Guards against DNS rebinding: a web page opened on this machine could point its own host name at the loopback address and read the figures. */
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Serves figures on the loopback interface; a supervisor reports all its workers together. @throws SetupProblem when the port cannot be used */
export async function serveMetrics(port: number, of: 'this process' | 'workers'): Promise<void> {
  const aggregator = of === 'workers' ? new AggregatorRegistry() : undefined
  const server = createServer((request, response) => {
    if (!ownName.test(request.headers.host ?? '')) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end('Use localhost or 127.0.0.1 as the host name.\n')
      return
    }
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const metricsText = aggregator ? aggregator.clusterMetrics() : register.metrics()
    metricsText.then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new SetupProblem(
          `METRICS_PORT ${port} cannot be used: ${error.message}.`,
          'Set it to another port, or leave it out.',
        ),
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
}
