// Preloaded into a process to report its peak memory.
process.once('exit', () => console.error(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`))
