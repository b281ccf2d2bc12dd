/** `npm run bench:failover`: the primary of three PostgreSQL servers under Patroni is killed 20 times, with synchronous replication and without. `-- 5` kills it 5 times. */
import { failOver } from '../tests/support/failing-over.ts'
import { startCluster } from '../tests/support/patroni.ts'
import { median, type Row, report } from './results.ts'

const kills = Number(process.argv[2] ?? 20)
const unlimited = { CONTACT_LIMIT: '1000000', CONTACT_ADDRESS_LIMIT: '1000000', RENDER_LIMIT: '1000000' }

const rows: Row[] = []
for (const replication of ['synchronous, as shipped', 'asynchronous']) {
  const cluster = await startCluster()
  if (replication === 'asynchronous') await cluster.makeAsynchronous()
  const result = await failOver(cluster, kills, unlimited).finally(cluster.remove)
  const storedIds = new Set(result.storedIds)
  rows.push({
    replication,
    kills: result.secondsBack.length,
    'messages acknowledged': result.acknowledged.length,
    'of these lost': result.acknowledged.filter((message) => !storedIds.has(message)).length,
    'until writes are back, s: median': median(result.secondsBack).toFixed(1),
    slowest: Math.max(...result.secondsBack).toFixed(1),
    'pages asked for': result.pages,
    'of these failed': result.failedPages.length,
  })
  console.log(rows.at(-1), result.failedPages.slice(0, 5))
}
report(
  'Fail over',
  'Three PostgreSQL under Patroni, with etcd, HAProxy and pgbouncer, all from `deploy/failover` on one machine, and two processes of the site that four senders each write to and a visitor reads. PostgreSQL, Patroni and etcd of the primary are killed at once; the machine is back before the next kill.',
  rows,
)
