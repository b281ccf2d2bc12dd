import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { sourceDir } from '../paths/build-paths.ts'
import { generatedDir } from '../paths/dealer-paths.ts'

/** Reads a list that the build has made for this dealer. @throws Error if it is missing */
export function generated<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = join(generatedDir, name)
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} is missing or incomplete; run \`DEALER_DIR=${sourceDir} npm run build\``, { cause: error })
  }
}
