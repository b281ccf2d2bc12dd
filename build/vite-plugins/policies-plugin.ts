import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { checkPolicy, policyFiles } from '../../src/content/dealer/checks/check-policy-texts.ts'
import { folders } from '../../src/content/dealer/paths/dealer-paths.ts'
import { moduleOf } from '../../src/content/dealer/policies/policy-figures.ts'
import { readPolicy } from '../../src/content/dealer/policies/policy-syntax.ts'
import { dealerFile } from '../../src/content/dealer/reading/dealer-files.ts'
import { filledTexts } from '../../src/content/dealer/reading/fill-placeholders.ts'
import { DealerProblems } from '../../src/content/dealer/reading/read-dealer-folder.ts'

const src = join(import.meta.dirname, '../../src')
const list = 'virtual:policies'

const isPolicy = (path: string): boolean =>
  path.endsWith('.mdx') && folders.some((folder) => path.startsWith(join(folder, 'policies/')))

/** The policies in the dealer's folder, wherever it is, and the list of them that src/features/policies/policy-texts.ts reads. */
export const policies = () => [
  policyCheck(),
  { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) },
  policyImports(),
]

/** The compiler would keep code in a policy, so policies that contain code never reach it, not even if they change while the development server runs. */
function policyCheck(): Plugin {
  return {
    name: 'policy-check',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(_, id) {
        if (!isPolicy(id)) return
        const problems = await checkPolicy(id)
        if (problems.length > 0) throw new DealerProblems(problems)
      },
    },
  }
}

/** Adds imports for the figures that a policy uses, and its entry in policies.yaml. */
function policyImports(): Plugin {
  return {
    name: 'policies',
    enforce: 'pre',
    // Browsers fetch the policies from the development server.
    config: () => ({ server: { fs: { allow: [join(src, '..'), ...folders] } } }),
    resolveId: {
      filter: { id: /^[\w@]/ },
      handler(id, importer) {
        if (id === list) return `\0${list}`
        // A folder outside the checkout has no node_modules, so imports are resolved from here.
        return importer && isPolicy(importer) ? this.resolve(id, join(src, 'router.tsx')) : undefined
      },
    },
    load: {
      filter: { id: /virtual:policies$/ },
      handler() {
        const rows = [...policyFiles()].map(
          ([slug, file]) => `${JSON.stringify(slug)}: () => import(${JSON.stringify(file)})`,
        )
        return `export const policyFiles = { ${rows.join(',\n')} }`
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(code, id) {
        if (!isPolicy(id)) return undefined
        return `${await importsOf(id)}\nexport const meta = ${JSON.stringify(await metaOf(id))}\n${code}`
      },
    },
  }
}

async function importsOf(file: string): Promise<string> {
  const { figures } = readPolicy(await readFile(file, 'utf8'))
  const names = new Set(
    figures.flatMap(({ format, path: [first] }) => [format, first].filter((name) => name !== undefined)),
  )
  return [...names]
    .flatMap((name) => {
      const module = moduleOf.get(name)
      return module ? `import { ${name} } from ${JSON.stringify(join(src, 'content', module))}` : []
    })
    .join('\n')
}

async function metaOf(file: string): Promise<unknown> {
  const [, slug = ''] = /([\w-]+)\.mdx$/.exec(file) ?? []
  const { search, contact } = dealerFile('policies.yaml').policies[slug] ?? {}
  // Imported late: it reads all facts.
  const { placeholders } = await import('../../src/content/dealer/facts/placeholders.facts.ts')
  return filledTexts({ ...search, contact }, placeholders)
}
