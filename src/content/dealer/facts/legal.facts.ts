import { dealerFile } from '../reading/dealer-files.ts'
import { stateNames } from '../schema/us-states.ts'
import { towns } from './towns.facts.ts'

const { name, legal } = dealerFile('dealer.yaml')
const [{ city, state: code }] = dealerFile('showrooms.yaml').showrooms
const home = towns.find((town) => town.name === city && town.stateCode === code)

/** The terms of service may name a different business and county from the rest of the site (product.md 11.13). */
export const termsParty = legal.party ?? { name, county: home?.county ?? '', state: stateNames[code] }

/** Days within which a request to see, correct or erase data is answered. */
export const privacyRequestDays = legal.privacyRequestDays

/** Days until a message is erased, unless RETENTION_DAYS is set. */
export const messageRetentionDays = legal.messageRetentionDays

/** Reaches a telecommunications relay service from any phone in the US. */
export const relayServiceNumber = legal.relayService

/** The standard that tests/e2e/pages.spec.ts checks pages against, as far as a program can. */
export const accessibilityStandard = legal.accessibilityStandard
