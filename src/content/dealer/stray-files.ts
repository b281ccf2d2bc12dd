import { globSync } from 'node:fs'
import { dealerDir } from './dealer-dir.ts'
import { dealerFile, yamlFiles } from './files.ts'
import type { Problem } from './folder.ts'

/** YAML files that nothing reads, for a misspelled name would pass unseen. */
export function strayFiles(): readonly Problem[] {
  const makers = dealerFile('dealer.yaml').makers.map((slug) => `makers/${slug}.yaml`)
  const known: readonly string[] = [...Object.keys(yamlFiles), ...makers]
  return globSync('**/*.{yaml,yml}', { cwd: dealerDir, exclude: ['.*'] })
    .filter((file) => !known.includes(file))
    .map((file) => ({ file, line: undefined, text: adviceOn(file) }))
}

function adviceOn(file: string): string {
  if (file.startsWith('makers/')) return 'is not in the list `makers` of dealer.yaml; add it there, or remove the file'
  return `is read by nothing; name it as one of ${Object.keys(yamlFiles).join(', ')}`
}
