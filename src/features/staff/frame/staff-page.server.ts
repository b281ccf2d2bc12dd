import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildDir } from '../../../content/dealer/paths/dealer-paths.ts'
import { untakenCount } from '../../../domain/leads/work/message-list.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { closedHeaders, permissionsPolicy } from '../../../server/http/security-headers.server.ts'
import { frameStylesheet } from '../../../server/http/static-files.server.ts'
import { OneQuestion } from './one-question.tsx'
import type { StaffRequest } from './route.ts'
import { type DeskTab, type Link, StaffDocument } from './staff-document.tsx'

type StaffPage = {
  status?: number
  title: string
  tab: DeskTab
  /** Shown to the right of the heading. */
  action?: Link | undefined
  /** The link to the page above, shown to the left of the heading. */
  back?: Link | undefined
  /** Actions within reach of the thumb, in place of the tabs. */
  bar?: ReactNode
  /** The list that wide screens show to the left of the page. */
  beside?: ReactNode
  /** Loads the script for uploads in the background and for the camera. */
  script?: true
  body: ReactNode
}

/** Allows the camera, to scan a stock number. */
const withCamera = { 'permissions-policy': permissionsPolicy('self') }

/** A page of the desk, for somebody who is signed in. */
export async function staffPage(
  { session: { person }, role }: Pick<StaffRequest, 'session' | 'role'>,
  page: StaffPage,
): Promise<Response> {
  const db = database()
  const waiting = await untakenCount(db, new Date())
  const frame = { name: (await staffNames(db))(person), role, waiting }
  return documentResponse({ ...page, frame })
}

/** A page for people who needn't be signed in. */
export const openPage = (page: { status?: number; title: string; body: ReactNode }): Response =>
  documentResponse({ ...page, tab: 'more' })

/** A page with a heading and one sentence. */
export const staffNote = (status: number, heading: string, text: string): Response =>
  openPage({ status, title: heading, body: createElement(OneQuestion, { heading, texts: [text] }) })

export const staffRedirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...closedHeaders, location } })

function documentResponse({
  status = 200,
  script,
  ...page
}: StaffPage & { frame?: { name: string; role: StaffRequest['role']; waiting: number } }): Response {
  const scripted = script && scriptAddress('staff-lot')
  const markup = renderToStaticMarkup(
    createElement(StaffDocument, { ...page, stylesheets: stylesheets(), script: scripted }),
  )
  return new Response(`<!doctype html>${markup}`, {
    status,
    headers: { ...closedHeaders, ...(script && withCamera), 'content-type': 'text/html; charset=utf-8' },
  })
}

let built: readonly string[] | undefined

const builtAssets = () => readdirSync(join(buildDir, 'client/assets')).map((name) => `/assets/${name}`)

/** @param script `staff-` and the name of the file in src/features/staff/browser */
export function scriptAddress(script: 'staff-lot' | 'staff-alerts' | 'staff-passkeys'): string {
  if (import.meta.env.DEV) return `/src/features/staff/browser/${script.replace('staff-', '')}.ts`
  const scriptPath = builtAssets().find((path) => path.startsWith(`/assets/${script}-`) && path.endsWith('.js'))
  if (!scriptPath) throw new Error(`The build has no ${script}: see build/separate-assets.ts`)
  return scriptPath
}

function stylesheets(): readonly string[] {
  if (import.meta.env.DEV) return ['/src/ui/styles/app.css', '/src/features/staff/desk.css']
  built ??= builtStylesheets(builtAssets())
  return built
}

/** The stylesheets of the frame and of the desk. build/separate-assets.ts writes the desk's. */
function builtStylesheets(paths: readonly string[]): readonly string[] {
  return [frameStylesheet(paths), ...paths.filter((path) => /^\/assets\/staff-.*\.css$/.test(path))]
}
