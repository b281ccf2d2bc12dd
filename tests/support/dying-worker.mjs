// Imported before everything else through NODE_OPTIONS: ends each process that the site starts to serve.
import cluster from 'node:cluster'

if (cluster.isWorker) process.exit(7)
