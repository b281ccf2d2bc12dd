import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PICTURE_BYTES } from '../photos/picture-limits.ts'
import { DownloadFailure, download } from './download-from-source.server.ts'
import { remoteName } from './imported-pictures.server.ts'

const TIMEOUT_MS = 30_000
/** The import gives up on a host after this many failed connections. */
const MAX_UNREACHABLE = 3
/** The limits on pictures in one import. */
const limits = { minutes: 20, gigabytes: 2 }

/** `postponed` means that the import reached a limit before this picture, so the next import will try it. */
export class PictureFailure extends Error {
  readonly postponed: boolean
  constructor(reason: string, postponed = false) {
    super(reason)
    this.postponed = postponed
  }
}

export class PictureDownloads {
  readonly #folder: string
  readonly #feedUrl: string | undefined
  readonly #startedAt = performance.now()
  readonly #failures = new Map<string, number>()
  #bytes = 0
  readonly #limits: typeof limits
  constructor(folder: string, feedUrl: string | undefined, most = limits) {
    this.#folder = folder
    this.#feedUrl = feedUrl
    this.#limits = most
  }

  /** @returns a file that the caller must remove. @throws PictureFailure */
  async fetch(url: string): Promise<string> {
    const { minutes, gigabytes } = this.#limits
    if (performance.now() - this.#startedAt > minutes * 60_000) {
      throw new PictureFailure(`${url} is left for the next import: the pictures took ${minutes} minutes`, true)
    }
    if (this.#bytes > gigabytes * 1024 ** 3) {
      throw new PictureFailure(`${url} is left for the next import: there were ${gigabytes} GB of pictures`, true)
    }
    const site = URL.canParse(url) ? new URL(url).host : url
    const failures = () => this.#failures.get(site) ?? 0
    if (failures() >= MAX_UNREACHABLE) {
      throw new PictureFailure(`${url} was not tried, because ${site} does not respond`)
    }
    const file = this.#fileOf(url)
    try {
      await download(url, file, { maxBytes: MAX_PICTURE_BYTES, timeoutMs: TIMEOUT_MS, trusted: this.#feedUrl })
    } catch (error) {
      if (!(error instanceof DownloadFailure)) throw error
      if (error.unreachable) this.#failures.set(site, failures() + 1)
      const help = error.unreachable ? '; save the picture next to the file and give its name' : ''
      throw new PictureFailure(`${url} ${error.message}${help}`)
    }
    this.#bytes += (await stat(file)).size
    return file
  }

  remove(url: string): Promise<void> {
    return rm(this.#fileOf(url), { force: true })
  }

  #fileOf(url: string): string {
    return join(this.#folder, remoteName(url))
  }
}
