/** @module-tag long */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDealer } from '../support/new-dealers.ts'
import { type NpmStart, npmStart } from '../support/npm-start.ts'
import { removeBuildsOf } from '../support/running-site.ts'

let folder: string
let site: NpmStart
beforeEach(async () => {
  folder = await newDealer()
  site = await npmStart({ DEALER_DIR: folder, NODE_ENV: 'development' }, 'dev')
})
afterEach(async () => {
  await site.remove()
  await removeBuildsOf(folder)
  await rm(dirname(folder), { recursive: true })
})

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(from)
  await writeFile(path, text.replace(from, to))
}

const page = (path: string): Promise<string> =>
  fetch(site.url + path).then(
    (response) => response.text(),
    () => '',
  )

const shows = (path: string, text: string) => expect.poll(() => page(path)).toContain(text)

test('the development server shows a change to the folder, reports the line of a mistake, and keeps running', async () => {
  await shows('/contact', '970-555-0100')

  await edit('dealer.yaml', '970-555-0100', '970-555-0199')
  await shows('/contact', '970-555-0199')

  await edit('dealer.yaml', '970-555-0199', 'call us')
  await expect.poll(site.output).toMatch(/dealer\.yaml, line \d+: phone: write the number/)
  expect(await page('/contact')).toContain('970-555-0199')

  await edit('dealer.yaml', 'call us', '970-555-0177')
  await shows('/contact', '970-555-0177')

  await edit('towns.csv', /\n[^,]+,[^,]+(.*)\n$/, '$&new-town,New Town$1\n')
  await shows('/towns/new-town', 'New Town')
})
