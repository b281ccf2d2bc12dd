/** Writes the brand's colors as custom properties. */
import { colors } from '../src/content/facts/colors.ts'
import { writeIfChanged } from './write-if-changed.ts'

const property = (name: string) => `--color-${name.replace(/[A-Z]|\d/g, (character) => `-${character.toLowerCase()}`)}`
const lines = Object.entries(colors).map(([name, color]) => `    ${property(name)}: ${color};`)

await writeIfChanged(
  'src/styles/colors.gen.css',
  `/* Made by build/build-colors.ts. */\n@layer base {\n  :root {\n${lines.join('\n')}\n  }\n}\n`,
)
