/** Started and stopped by src/server/pictures/picture-process.server.ts: answers each picture that it is sent, one at a time. */
import { preparePicture } from '../src/server/pictures/prepare-picture.server.ts'

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches every process of the terminal; the site stops this one itself.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

process.on('message', async (task: Parameters<typeof preparePicture>[0]) => {
  process.send?.(await preparePicture(task))
})
