/** `node build/pack-runtime.ts FOLDER`: copies what a dealer's site needs to run, in three parts, since an image keeps layers that have not changed. */
import '../src/content/dealer/paths/select-build-path.ts'
import { cp, glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { pictureFolders } from '../src/server/pictures/pictures.server.ts'
import { env } from '../src/server/settings/env.server.ts'

const root = join(import.meta.dirname, '..')
const out = process.argv[2]
if (!out) throw new Error('Pass the folder to copy to, as in: node build/pack-runtime.ts /out')

const bundles = await Array.fromAsync(glob('server/**/*.js', { cwd: buildDir }))
const programs = [
  'bin/prepare-and-serve.ts',
  'bin/import-stock.ts',
  'bin/make-photo-sizes.ts',
  'bin/prepare-pictures.ts',
  'bin/larkway.mjs',
  'cli/larkway.ts',
]
const entries = [...programs.map((file) => join(root, file)), ...bundles.map((file) => join(buildDir, file))]
const { fileList } = await nodeFileTrace(entries, {
  base: root,
  readFile: sourceOf,
  // Only `larkway dealer check` needs some of these, and a folder is checked where it is edited.
  ignore: ['node_modules/node/**', 'node_modules/playwright-core/**', 'dist/**', 'dealer/**', 'imagery/**'],
})
// sharp picks its native part at run time, by the machine.
const native = await filesOf('node_modules/@img/sharp-*/**')
// The tracer doesn't find the theme's default files, since they are read by name.
const fallbacks = await filesOf('src/content/dealer/brand/default/**')
for (const file of new Set([...fileList, ...native, ...fallbacks, 'package.json', 'CHANGELOG.md'])) {
  await cp(join(root, file), join(out, file.startsWith('node_modules/') ? '' : 'site', file))
}
await cp(pictureFolders(env()).sizes, join(out, 'pictures'), { recursive: true })
await cp(buildDir, join(out, 'site/dist/site'), { recursive: true })

async function sourceOf(path: string): Promise<string | Buffer | null> {
  try {
    const source = await readFile(path)
    return path.endsWith('.ts') ? stripTypeScriptTypes(source.toString()) : source
  } catch (error) {
    // The tracer tries several paths; `null` means that the file does not exist.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null
    throw error
  }
}

async function filesOf(pattern: string): Promise<string[]> {
  const entries = await Array.fromAsync(glob(pattern, { cwd: root, withFileTypes: true }))
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(root, join(parentPath, name)))
}
