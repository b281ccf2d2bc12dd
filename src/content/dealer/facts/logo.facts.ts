import { dealerDrawings } from '../brand/svg.ts'
import { colors } from './colors.facts.ts'

const { logo } = dealerDrawings(colors)

/** The logo's width at its heights in the header and the menu, in px. */
const widthAt = (height: number) => ({ width: Math.round((logo.width / logo.height) * height), height })

export const headerLogo = widthAt(48)
export const smallLogo = widthAt(40)
