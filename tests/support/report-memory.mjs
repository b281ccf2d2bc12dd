// Preloaded into a process, to tell how much memory it took at most.
process.once('exit', () => console.error(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`))
