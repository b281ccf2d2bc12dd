import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import type { Page } from '@playwright/test'
import { browserFloor } from '../../../build/browser-floor.ts'

const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' } as const

/** Interfaces that stay, since Chromium needs them to load a page or has them under a second name. */
const remaining = /^(Window|Document|Element|HTMLElement|Node|Navigator)$/

const isNewer = (compat: CompatStatement | undefined): boolean =>
  compat !== undefined &&
  Object.entries(browserFloor).some(([name, version]) => {
    const support = compat.support[names[name as keyof typeof names]]
    const all: SimpleSupportStatement[] = support === undefined ? [] : Array.isArray(support) ? support : [support]
    return !all.some(
      ({ version_added: added, version_removed: removed, flags }) =>
        !flags &&
        !removed &&
        typeof added === 'string' &&
        added !== 'preview' &&
        Number.parseFloat(added.replace('≤', '')) <= Number(version),
    )
  })

/** Returns the path to each newer feature, such as `['Array', 'toSorted']`. */
function newerIn(group: Record<string, Identifier>): string[][] {
  return Object.entries(group).flatMap(([owner, { __compat, ...members }]) => {
    if (isNewer(__compat) && !remaining.test(owner)) return [[owner]]
    return Object.entries(members).flatMap(([name, member]) => (isNewer(member.__compat) ? [[owner, name]] : []))
  })
}

export const newerThanFloor: readonly string[][] = [...newerIn(bcd.javascript.builtins ?? {}), ...newerIn(bcd.api)]

/** Makes newer CSS in the sheets invalid, as it is to browsers that do not know it. */
export const withoutNewerCss = (page: Page): Promise<unknown> =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = (await response.text())
      .replaceAll(/color-mix(?=\()|(?<=:)(?:has(?=\()|popover-open)/g, 'x-$&')
      .replaceAll(/(?<=\d)(?:dvh|svh|cqi)\b/g, 'x$&')
      .replaceAll(/(?<=[;{])(?:translate|rotate|scale|text-wrap|field-sizing|animation-timeline)(?=:)/g, 'x-$&')
    await route.fulfill({ response, body: css })
  })

/** Removes features that any of the oldest supported browsers lacks. */
export const withoutNewer = (page: Page): Promise<unknown> =>
  page.addInitScript((newer) => {
    for (const [owner = '', name] of newer) {
      const member = name?.replace(/_static$/, '')
      const holder: unknown = Reflect.get(globalThis, owner)
      if (member === undefined) {
        Reflect.deleteProperty(globalThis, owner)
        continue
      }
      if (typeof holder !== 'function' && typeof holder !== 'object') continue
      if (holder === null) continue
      Reflect.deleteProperty(holder, member)
      if (member === name && 'prototype' in holder && typeof holder.prototype === 'object' && holder.prototype !== null)
        Reflect.deleteProperty(holder.prototype, member)
      if (owner === 'Window') Reflect.deleteProperty(globalThis, member)
    }
  }, newerThanFloor)
