import { createElement } from 'react'
import { removePhonesOf } from '../../leads/channels/push-subscriptions.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { endLinks, type StaffLink } from '../../staff/links.server.ts'
import { endedPage } from '../../words/staff.ts'
import { OneQuestion } from './one-question.tsx'
import { staffResponse } from './staff-response.server.ts'

/** A page that says one thing. */
export const says = (status: number, heading: string, text: string): Response =>
  staffResponse({ status, title: heading, body: createElement(OneQuestion, { heading, texts: [text] }) })

/** By its own person. That of the lot ends all links of the person. */
export async function endLink({ person, subject, madeAt }: StaffLink): Promise<Response> {
  await endLinks(database(), person, subject, new Date())
  // The person it was sent to may have turned on theirs.
  await removePhonesOf(database(), person, madeAt)
  return says(200, endedPage.revokedTitle, endedPage.revokedText)
}
