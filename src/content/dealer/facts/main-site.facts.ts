import { z } from 'zod'
import { dealerFile } from '../reading/dealer-files.ts'
import { readMainYaml } from '../reading/read-dealer-folder.ts'
import { url } from '../schema/value-schemas.ts'

const { website, mainSite: ownMainSite } = dealerFile('dealer.yaml')
const inherited = z.object({ website: url }).safeParse(readMainYaml('dealer.yaml').value).data?.website
const own = new URL(website)
const main = new URL(ownMainSite ?? inherited ?? website)

/** Address of the dealer's main site when this is the site of a region; null when this is the main one. */
export const mainSite: string | null = own.host === main.host ? null : main.origin

export const mainHost = main.host

/** Host of a region's site, stored with its messages; empty for the main site. */
export const ownSite = mainSite === null ? '' : own.host
