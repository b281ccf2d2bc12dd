import { mainHost, ownSite } from '../../content/dealer/facts/main-site.facts.ts'
import type { Lead } from './lead.ts'

type OfSite = Pick<Lead, 'site'>

/** As staff see it: 'poconos.example.com' */
export const siteName = ({ site }: OfSite): string => site || mainHost

/** Address of the site to which the message was sent. @param siteUrl of this process's own site */
export const siteUrlOf = (lead: OfSite, siteUrl: string): string =>
  lead.site === ownSite ? siteUrl : `https://${siteName(lead)}`
