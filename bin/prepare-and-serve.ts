/**
 * The one process of a container: prepares the database, then serves. As process 1 it is sent to its end only by signals
 * that it listens for, so it does from its first line on.
 */
import cluster from 'node:cluster'

const signals = ['SIGTERM', 'SIGINT'] as const
const leave = () => process.exit(0)

// Its workers start from this file too, and find the database prepared.
if (cluster.isPrimary) {
  for (const signal of signals) process.on(signal, leave)
  const { prepareDatabase } = await import('./prepare-database.ts')
  const { closeDatabase } = await import('../src/platform/app-database.server.ts')
  await prepareDatabase((line) => console.log(`larkway: ${line}`))
  await closeDatabase()
}
await import('./serve.ts')
for (const signal of signals) process.off(signal, leave)
