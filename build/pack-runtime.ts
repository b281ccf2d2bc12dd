/** `node build/pack-runtime.ts FOLDER`: copies what a running site needs, in three parts, since an image keeps layers that have not changed. */
import { cp, glob, readFile, symlink } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

const root = join(import.meta.dirname, '..')
const out = process.argv[2]
if (!out) throw new Error('Name the folder to copy to, as in: node build/pack-runtime.ts /out')

const bundles = await Array.fromAsync(glob('dist/server/**/*.js', { cwd: root }))
const entries = ['bin/prepare-and-serve.ts', 'bin/import-stock.ts', 'bin/larkway.mjs', 'cli/larkway.ts', ...bundles]
const { fileList } = await nodeFileTrace(
  entries.map((file) => join(root, file)),
  { base: root, readFile: sourceOf, ignore: ['node_modules/node/**', 'public/**', 'dist/**'] },
)
// sharp picks its native part at run time, by the machine.
const native = await filesOf('node_modules/@img/sharp-*/**')
for (const file of new Set([...fileList, ...native, 'package.json', 'CHANGELOG.md'])) {
  await cp(join(root, file), join(out, file.startsWith('node_modules/') ? '' : 'site', file))
}
await cp(join(root, 'public/pictures'), join(out, 'pictures'), { recursive: true })
await cp(join(root, 'dist'), join(out, 'site/dist'), { recursive: true })
// The site looks for pictures there.
await symlink('dist/client', join(out, 'site/public'))

async function sourceOf(path: string): Promise<string | Buffer | null> {
  try {
    const source = await readFile(path)
    return path.endsWith('.ts') ? stripTypeScriptTypes(source.toString()) : source
  } catch (error) {
    // The tracer tries several paths; `null` says that there is no such file.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null
    throw error
  }
}

async function filesOf(pattern: string): Promise<string[]> {
  const found = await Array.fromAsync(glob(pattern, { cwd: root, withFileTypes: true }))
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(root, join(parentPath, name)))
}
