/** Replaces bin/import-stock.ts with an import that never ends. */
process.on('disconnect', () => process.exit())
setInterval(() => undefined, 60_000)
