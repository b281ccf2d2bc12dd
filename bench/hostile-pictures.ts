/** How much memory pictures from strangers take, in the site and in the process that decodes them. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { goodMessage } from '../tests/support/messages.ts'
import { hostilePictures, phonePhoto } from '../tests/support/photos.ts'
import { type Site, startSite } from '../tests/support/running-site.ts'
import { type Row, report } from './results.ts'

const EVERY_MS = 10
const MEGABYTE_KB = 1024

type Memory = { anonymous: number; files: number }

/** In MB; 0 for a process that has just ended. */
function memoryOf(pid: number | string): Memory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const figure = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / MEGABYTE_KB
    return { anonymous: figure('RssAnon'), files: figure('RssFile') }
  } catch {
    return { anonymous: 0, files: 0 }
  }
}

function childrenOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
}

/** Peaks, in MB. Node's executable, which the processes share, is counted once, as in a container. */
function watchMemory({ process: { pid = 0 } }: Site) {
  const most = { site: 0, decoder: 0, together: 0 }
  const timer = setInterval(() => {
    const site = memoryOf(pid)
    const children = childrenOf(pid).map(memoryOf)
    const anonymous = children.reduce((sum, child) => sum + child.anonymous, 0)
    const files = Math.max(site.files, ...children.map((child) => child.files))
    most.site = Math.max(most.site, site.anonymous + site.files)
    most.decoder = Math.max(most.decoder, ...children.map((child) => child.anonymous + child.files))
    most.together = Math.max(most.together, site.anonymous + anonymous + files)
  }, EVERY_MS)
  return { most, stop: () => clearInterval(timer) }
}

/** The largest pictures that the site accepts. */
async function largestTaken(): Promise<Record<string, Buffer>> {
  const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: { r: 90, g: 140, b: 60, alpha: 0.5 } } })
  return {
    '8 megapixels.avif': await plain(3260, 2440).avif({ effort: 0 }).toBuffer(),
    '20 megapixels, interlaced.png': await plain(4470, 4470, 4).png({ progressive: true }).toBuffer(),
    '15 megapixels, progressive.jpg': await plain(4560, 3360)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    '48 megapixels.jpg': await phonePhoto({ width: 8064, height: 6048 }),
  }
}

/** Writes the table of hostile pictures. */
export async function measurePictures(): Promise<void> {
  const rows: Row[] = []
  for (const [name, content] of Object.entries({ ...(await hostilePictures()), ...(await largestTaken()) })) {
    const site = await startSite({ LOG_LEVEL: 'info', WORKERS: '1' })
    const memory = watchMemory(site)
    const form = new FormData()
    const fields = { ...goodMessage, message: `A picture: ${name}`, elapsedMs: '60000' }
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    for (let place = 1; place <= 6; place++) form.append('pictures', new Blob([Uint8Array.from(content)]), name)
    const { status, headers } = await fetch(`${site.url}/contact`, { method: 'POST', body: form, redirect: 'manual' })
    memory.stop()
    await site.remove()
    rows.push({
      picture: name,
      'sent, KB': Math.ceil(content.length / 1024),
      answer: `${status} ${headers.get('location')}`,
      'site, MB': Math.round(memory.most.site),
      'decoder, MB': Math.round(memory.most.decoder),
      'together, MB': Math.round(memory.most.together),
    })
  }
  report(
    'Hostile pictures',
    'Memory at most while a form with six such pictures is answered. Target: 400 MB or less together. Those at the end are the largest that are taken. A file that both processes have in memory, as Node itself, counts once.',
    rows,
  )
}
