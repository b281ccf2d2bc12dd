import { parse } from 'node-html-parser'
import { lotPath } from '../../src/domain/staff/staff-paths.ts'
import type { Site } from './running-site.ts'

/** Text of a page from its main part on, without scripts, tags and their attributes. */
export const mainText = (html: string): string =>
  html
    .replace(/.*<main/s, '')
    .replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ')
    .replaceAll(/\s+/g, ' ')

/** Returns the values of the inputs and text areas of the form that posts to `action`, including those elsewhere on the page. */
export function formIn(html: string, action: string): Record<string, string> {
  const page = parse(html)
  const form = page.querySelectorAll('form').find((one) => one.getAttribute('action') === action)
  const id = form?.getAttribute('id')
  const fields = [
    ...(form?.querySelectorAll('input, textarea') ?? []),
    ...(id ? page.querySelectorAll(`[form="${id}"]:is(input, textarea)`) : []),
  ]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const name = field.getAttribute('name')
      const isChosen = field.getAttribute('type') !== 'radio' || field.hasAttribute('checked')
      const value = field.tagName === 'TEXTAREA' ? field.text.replace(/^\n/, '') : field.getAttribute('value')
      return name && isChosen ? [[name, value ?? '']] : []
    }),
  )
}

export type Page = { status: number; html: string; text: string; location: string; headers: Headers }

/** A phone on which somebody is signed in. Paths are relative to the lot, or start with /staff. */
export class Phone {
  readonly link = lotPath
  readonly #cookie: string
  readonly #site: () => Site
  constructor(cookie: string, site: () => Site) {
    this.#cookie = cookie
    this.#site = site
  }

  get = (below: string): Promise<Page> => this.#ask(below)

  post = (below: string, fields: Record<string, string>): Promise<Page> =>
    this.#ask(below, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  /** Opens a cart, and saves its form with these fields changed. */
  async save(id: string, fields: Record<string, string>, opened?: Page): Promise<Page> {
    const page = opened ?? (await this.get(`/carts/${id}`))
    return this.post(`/carts/${id}`, { ...formIn(page.html, `${this.link}/carts/${id}`), ...fields })
  }

  /** Returns the part of a path below the lot. */
  below = (location: string): string => location.slice(this.link.length)

  async #ask(below: string, options: RequestInit = {}): Promise<Page> {
    const path = below.startsWith('/staff') ? below : `${this.link}${below}`
    const response = await fetch(`${this.#site().url}${path}`, { ...options, headers: { cookie: this.#cookie } })
    const html = await response.text()
    const location = response.headers.get('location') ?? ''
    return { status: response.status, html, text: mainText(html), location, headers: response.headers }
  }
}
