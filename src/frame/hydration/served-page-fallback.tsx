import type { ErrorComponentProps } from '@tanstack/react-router'
import { use } from 'react'
import { fieldsIn } from './served-form-fields.ts'
import { enter, entriesIn } from './typed-fields.ts'

let copy: Node | undefined
let hasFailed = false
const never = new Promise<never>(() => undefined)

/** Call this before React hydrates. The copy belongs to a document without a window, so its pictures don't load. */
export function keepServedPage(): void {
  copy = document.implementation.createHTMLDocument().importNode(document.body, true)
}

/** Call this on navigation: any other page is rendered in the browser and has no served copy. */
export function forgetServedPage(): void {
  copy = undefined
}

export const isServedPage = (): boolean => hasFailed || copy !== undefined

/**
 * Replaces the app if it fails on the served page, which works without scripts. That page comes back with everything that the visitor has entered, and the app keeps running in the background.
 */
export function ServedPage({ error }: ErrorComponentProps): null {
  if (copy) {
    reportError(error)
    const fields = fieldsIn(document)
    document.body.replaceWith(copy)
    copy = undefined
    // React may render this component again after the copy has been used.
    hasFailed = true
    delete document.documentElement.dataset.ready
    enter(entriesIn(fields))
  }
  // React shows nothing of a suspended page.
  return use(never)
}
