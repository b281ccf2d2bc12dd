import { existsSync } from 'node:fs'
import pMap from 'p-map'
import type { Browser, Route } from 'playwright-core'
import { type WordsUnderPicture, wordsUnderPictures } from './find-covered-words.ts'
import type { SiteFault } from './find-site-faults.ts'

/** The widths of a phone, a laptop and a large screen, in CSS pixels. */
export const widths = [390, 1440, 1920] as const
const HEIGHT = 900
const TABS = 2

/** Opens the browser that LARKWAY_CHROMIUM names, else an installed one. */
export async function openBrowser(): Promise<Browser | undefined> {
  const { chromium } = await import('playwright-core')
  const { LARKWAY_CHROMIUM } = process.env
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].filter((file) => existsSync(file))
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const choices = LARKWAY_CHROMIUM
    ? [{ executablePath: LARKWAY_CHROMIUM }]
    : [...installed.map((executablePath) => ({ executablePath })), { channel: 'chrome' }, { channel: 'msedge' }]
  for (const choice of choices) {
    const browser = await chromium.launch({ ...choice, args }).catch(() => undefined)
    if (browser) return browser
  }
  return undefined
}

export type Overlap = WordsUnderPicture & { readonly path: string; readonly width: number }

/** Finds text and photos that overlap on these pages, at each width. */
export async function overlaps(
  browser: Browser,
  siteUrl: string,
  paths: readonly string[],
): Promise<readonly Overlap[]> {
  const context = await browser.newContext({ bypassCSP: true })
  await context.route(/\/pictures\/[^?]+\.\d+x\d+\./, standIn)
  const read = async (path: string): Promise<Overlap[]> => {
    const tab = await context.newPage()
    try {
      const found: Overlap[] = []
      for (const width of widths) {
        await tab.setViewportSize({ width, height: HEIGHT })
        if (width === widths[0]) await tab.goto(siteUrl + path, { waitUntil: 'load' })
        const shared = await tab.evaluate(wordsUnderPictures)
        found.push(...shared.map((each) => ({ path, width, ...each })))
      }
      return found
    } finally {
      await tab.close()
    }
  }
  try {
    return (await pMap(paths, read, { concurrency: TABS })).flat()
  } finally {
    await context.close()
  }
}

/** Sends an empty picture of the same size: making all sizes of all photos would take minutes. */
async function standIn(route: Route): Promise<void> {
  const [, width, height] = /\.(\d+)x(\d+)\./.exec(route.request().url()) ?? []
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  await route.fulfill({ contentType: 'image/svg+xml', body })
}

export const coveredWords = (found: readonly Overlap[]): readonly SiteFault[] =>
  found
    .filter(({ covered }) => covered)
    .map(({ path, width, words, picture }) => ({
      path,
      what: `has ‘${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}’ under the picture ${new URL(picture).pathname}, in a window ${width} pixels wide`,
      fix: 'use another picture, such as one with a transparent background',
    }))

const LONGEST = 40
