import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildDir } from '../../dealer/dealer-dir.ts'
import { frameStylesheet } from '../../http/static-files.server.ts'
import { StaffDocument } from './staff-document.tsx'

type Page = {
  status?: number
  title: string
  person?: { name: string; note: string } | undefined
  body: ReactNode
}

/** Kept nowhere, found by no search engine, and named to no other site. */
export const closedHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

export function staffResponse({ status = 200, title, person, body }: Page): Response {
  const markup = renderToStaticMarkup(createElement(StaffDocument, { title, person, stylesheets: stylesheets(), body }))
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: { ...closedHeaders, 'content-type': 'text/html; charset=utf-8' },
  })
}

export const staffRedirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...closedHeaders, location } })

let built: readonly string[] | undefined

function stylesheets(): readonly string[] {
  if (import.meta.env.DEV) return ['/src/styles/app.css', '/src/ui/fields.css', '/src/features/staff/staff.css']
  built ??= builtStylesheets(readdirSync(join(buildDir, 'client/assets')).map((name) => `/assets/${name}`))
  return built
}

/** build/separate-assets.ts writes the second. */
function builtStylesheets(paths: readonly string[]): readonly string[] {
  return [frameStylesheet(paths), ...paths.filter((path) => /^\/assets\/staff-.*\.css$/.test(path))]
}
