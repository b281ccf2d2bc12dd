/** `npm run imagery -- [all | fleet | hero | place | models | maker | vehicle id | scene id] [--keep]`, `-- studio [target]` or `-- sheet`: see README.md. */
import { execFile } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type RenderResult, worker } from './blender.ts'
import { isRendered, jobsFor, markCurrent, master, type Shot, stale, studioJobs } from './jobs.ts'
import { writeSheet } from './sheet.ts'

const work = join(import.meta.dirname, '.work', String(process.pid))
const scratch = (shot: Shot): string => join(work, shot.file)
const run = promisify(execFile)
const gltfpack = join(import.meta.dirname, '../node_modules/.bin/gltfpack')

/**
 * Packs a model with meshopt, keeping its materials separate so that the page can tint them by name. Leaves out triangles as long as no
 * surface moves by more than two thousandths of the part's size.
 */
async function pack(file: string): Promise<void> {
  const packed = file.replace(/\.glb$/, '-packed.glb')
  const bits = ['-vp', '13', '-vn', '8']
  await run(process.execPath, [gltfpack, '-i', file, '-o', packed, '-cc', '-km', '-si', '0.3', '-se', '0.002', ...bits])
  renameSync(packed, file)
}

async function keepAsMaster(shot: Shot): Promise<string> {
  if (shot.file.endsWith('.glb')) await pack(scratch(shot))
  mkdirSync(dirname(master(shot)), { recursive: true })
  renameSync(scratch(shot), master(shot))
  markCurrent(shot)
  return `${Math.round(statSync(master(shot)).size / 1024)} KB`
}

const duration = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args[0] === 'sheet') return writeSheet()
  const jobs =
    args[0] === 'studio' ? studioJobs(args[1] ?? 'fleet') : jobsFor(args.find((arg) => !arg.startsWith('--')) ?? 'all')
  if (args.includes('--keep')) {
    const rendered = jobs.flatMap((job) => job.shots).filter(isRendered)
    rendered.forEach(markCurrent)
    return console.log(`Marked ${rendered.length} files as up to date.`)
  }
  const queue = stale(jobs)
  const total = queue.flatMap((job) => job.shots).length
  if (total === 0) return console.log('All pictures are up to date.')
  console.log(`${total} to render. You can stop at any time: the next run continues from there.`)
  const started = Date.now()
  const failures: string[] = []
  let count = 0
  const report = async (shot: Shot, result: RenderResult): Promise<void> => {
    const outcome = 'error' in result ? `failed: ${result.error}` : await keepAsMaster(shot)
    if ('error' in result) failures.push(`${shot.key}: ${result.error}`)
    count += 1
    const left = ((Date.now() - started) / 1000 / count) * (total - count)
    console.log(`${count}/${total} ${shot.key} ${outcome}, about ${duration(left)} left`)
  }
  // One process for each core, with one render thread: building a cart and removing noise are single-threaded anyway.
  const workers = Math.min(availableParallelism(), queue.length)
  await Promise.all(Array.from({ length: workers }, () => worker(queue, scratch, report)))
  rmSync(work, { recursive: true, force: true })
  await writeSheet()
  if (failures.length > 0) throw new Error(`${failures.length} could not be rendered:\n${failures.join('\n')}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
