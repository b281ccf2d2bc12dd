import type { ErrorComponentProps } from '@tanstack/react-router'
import { use } from 'react'
import { fieldsIn } from './page-fields.ts'
import { enter, entriesIn } from './typed-fields.ts'

let copy: Node | undefined
let hasFailed = false
const never = new Promise<never>(() => undefined)

/** Call it before React hydrates. */
export function keepServedPage(): void {
  copy = document.body.cloneNode(true)
}

/** Another page has no copy: it was drawn here. */
export function forgetServedPage(): void {
  copy = undefined
}

export const isServedPage = (): boolean => hasFailed || copy !== undefined

/**
 * Takes the place of the app when it fails on the page that was served, which works without scripts: that page comes back as it was, with
 * what the visitor has entered, and the app ends where nobody sees it.
 */
export function ServedPage({ error }: ErrorComponentProps): null {
  if (copy) {
    reportError(error)
    const fields = fieldsIn(document)
    document.body.replaceWith(copy)
    copy = undefined
    // React tries again.
    hasFailed = true
    delete document.documentElement.dataset.ready
    enter(entriesIn(fields))
  }
  // React shows nothing of a page that waits.
  return use(never)
}
