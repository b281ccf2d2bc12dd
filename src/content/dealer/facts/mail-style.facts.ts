import { dealerTheme, familiesOf } from '../brand/theme.ts'
import { mixed } from '../brand/theme-color.ts'
import { dealerFile } from '../reading/dealer-files.ts'
import { colors } from './colors.facts.ts'

const { value } = dealerTheme()
const { shortName, initial = shortName.slice(0, 1) } = dealerFile('dealer.yaml')

/** Names of fonts that the reader may have installed, since emails don't load the site's font files. */
const families = (list: string): string =>
  familiesOf(list)
    .filter((family) => !family.endsWith(' stand-in'))
    .map((family) => family.replace(/ Variable$/, ''))
    .map((family) => (family.includes(' ') ? `'${family}'` : family))
    .join(',')

/** The theme's values for emails, since mail programs don't support custom properties. */
export const mailStyle = {
  display: families(value('--font-display')),
  text: families(value('--font-text')),
  line: mixed(colors.tile, colors.ink, 0.92),
  lineDark: mixed(colors.inverse, colors.onDark2, 0.81),
  rule: value('--rule'),
  radiusButton: value('--radius-button'),
  radiusControl: value('--radius-control'),
  radiusTile: value('--radius-tile'),
  /** Replaces the mark, since many mail programs show no SVG. */
  initial,
}
