/** In the place of bin/import-stock.ts: an import that never ends. */
process.on('disconnect', () => process.exit())
setInterval(() => undefined, 60_000)
