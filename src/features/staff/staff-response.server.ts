import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildDir } from '../../content/dealer/dealer-dir.ts'
import { closedHeaders, permissionsPolicy } from '../../server/http/security-headers.server.ts'
import { frameStylesheet } from '../../server/http/static-files.server.ts'
import { OneQuestion } from './one-question.tsx'
import { StaffDocument } from './staff-document.tsx'

type StaffPage = {
  status?: number
  title: string
  person?: { name: string; note: string } | undefined
  aside?: { href: string; text: string } | undefined
  /** For the pages of the lot: photos that go on by themselves, and the camera. */
  script?: 'staff-lot'
  body: ReactNode
}

/** To scan a stock number. */
const withCamera = { 'permissions-policy': permissionsPolicy('self') }

export function staffResponse({ status = 200, title, person, aside, script, body }: StaffPage): Response {
  const scripted = script && scriptAddress(script)
  const markup = renderToStaticMarkup(
    createElement(StaffDocument, { title, person, aside, stylesheets: stylesheets(), script: scripted, body }),
  )
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: { ...closedHeaders, ...(script && withCamera), 'content-type': 'text/html; charset=utf-8' },
  })
}

export const staffRedirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...closedHeaders, location } })

/** A page that says one thing. */
export const staffNote = (status: number, heading: string, text: string): Response =>
  staffResponse({ status, title: heading, body: createElement(OneQuestion, { heading, texts: [text] }) })

let built: readonly string[] | undefined

const builtAssets = () => readdirSync(join(buildDir, 'client/assets')).map((name) => `/assets/${name}`)

function scriptAddress(script: string): string {
  if (import.meta.env.DEV) return '/src/features/staff/phone/lot.ts'
  const scriptPath = builtAssets().find((path) => path.startsWith(`/assets/${script}-`) && path.endsWith('.js'))
  if (!scriptPath) throw new Error(`The build has no ${script}: see build/separate-assets.ts`)
  return scriptPath
}

function stylesheets(): readonly string[] {
  if (import.meta.env.DEV) return ['/src/ui/styles/app.css', '/src/ui/fields.css', '/src/features/staff/staff.css']
  built ??= builtStylesheets(builtAssets())
  return built
}

/** build/separate-assets.ts writes the second. */
function builtStylesheets(paths: readonly string[]): readonly string[] {
  return [frameStylesheet(paths), ...paths.filter((path) => /^\/assets\/staff-.*\.css$/.test(path))]
}
