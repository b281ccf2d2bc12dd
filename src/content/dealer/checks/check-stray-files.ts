import { globSync } from 'node:fs'
import { dealerDir } from '../paths/dealer-paths.ts'
import { checkFile, yamlFiles } from '../reading/dealer-files.ts'
import { nearestName } from '../reading/nearest-name.ts'
import type { Problem } from '../reading/read-dealer-folder.ts'

/** YAML files that nothing reads. Without this check, a misspelled name would go unnoticed. */
export function strayFiles(): readonly Problem[] {
  // While dealer.yaml has mistakes, its list of makers is unknown.
  const makers = checkFile('dealer.yaml', yamlFiles['dealer.yaml']).value?.makers.map((slug) => `makers/${slug}.yaml`)
  const expectedFiles: readonly string[] = [...Object.keys(yamlFiles), ...(makers ?? [])]
  return globSync('**/*.{yaml,yml,YAML,YML}', { cwd: dealerDir, exclude: ['.*'] })
    .filter((file) => !expectedFiles.includes(file) && (makers || !file.startsWith('makers/')))
    .map((file) => ({ file, line: undefined, text: adviceOn(file) }))
}

function adviceOn(file: string): string {
  if (file.startsWith('makers/')) return 'is not in the list `makers` of dealer.yaml; add it there, or remove the file'
  const names = Object.keys(yamlFiles)
  const nearest = nearestName(file.replace(/\.yml$/i, '.yaml'), names)
  return `is read by nothing; ${nearest ? `name it ${nearest}` : `name it as one of ${names.join(', ')}`}`
}
