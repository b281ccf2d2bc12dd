import { join } from 'node:path'
import { generatedDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** Writes a list that src/content/dealer/generated reads: `name`.json. */
export const writeList = (name: string, list: object): Promise<void> =>
  writeIfChanged(join(generatedDir, `${name}.json`), JSON.stringify(list, null, 2))
