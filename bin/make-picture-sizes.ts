import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { tryProcessLock } from '../src/server/database/process-lock.server.ts'
import { type PictureFolders, pictureSizes } from '../src/server/pictures/pictures.server.ts'
import { log } from '../src/server/system/log.server.ts'

/** Makes the missing picture sizes in a low-priority process, unless another process is already making them. Meanwhile, visitors get the originals: docs/decisions/0017. */
export function makePictureSizes({ masters, sizes }: PictureFolders): void {
  if (!existsSync(masters) || [...pictureSizes().keys()].every((file) => existsSync(join(sizes, file)))) return
  const folder = createHash('sha256').update(sizes).digest('hex').slice(0, 8)
  const lock = tryProcessLock(
    join(import.meta.dirname, `../node_modules/.larkway-pictures-${folder}.lock`),
    'exclusive',
  )
  if (!lock) return
  log.info({ sizes }, 'making picture sizes in the background')
  const child = fork(join(import.meta.dirname, '../build/build-pictures.ts'), ['--all-sizes', sizes, '1'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  process.on('exit', end)
  child.on('spawn', () => {
    try {
      setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch (error) {
      // Some sandboxes don't allow a change of priority.
      log.warn({ err: error }, 'making picture sizes at normal priority')
    }
  })
  child.on('exit', (code) => {
    process.off('exit', end)
    lock.release()
    if (code === 0) log.info('all picture sizes are ready')
    else if (code !== null)
      log.error(
        { sizes },
        'could not make picture sizes; visitors get originals in place of the missing ones. Fix the cause and restart the site',
      )
  })
}
