import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

type Dependency = { readonly resolved: string; readonly dependencyTypes: readonly string[] }
type Graph = { readonly modules: readonly { readonly source: string; readonly dependencies: readonly Dependency[] }[] }

const folders = ['src', 'cli', 'db', 'bin', 'build', 'tools']

/** Cuts two paths after their first difference: src/domain/leads/channels/adf.ts and src/frame/seo/head.ts become src/leads and src/seo. */
function parting(from: string, to: string): readonly [string, string] {
  const [a, b] = [from.split('/'), to.split('/')]
  const at = a.findIndex((name, index) => name !== b[index])
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')]
}

function cycleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const finished = new Set<string>()
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (finished.has(node)) return undefined
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next, [...path, node])
      if (cycle) return cycle
    }
    finished.add(node)
    return undefined
  }
  for (const node of edges.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return undefined
}

/** Type-only imports do not exist at run time, so they may go either way, and so may imports in tests. */
test('no folder depends on itself through others', () => {
  const command = [
    'node_modules/.bin/depcruise',
    ...folders,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]
  const output = execFileSync(process.execPath, command, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { modules }: Graph = JSON.parse(output)
  const edges = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    if (/\.test\.|routeTree\.gen/.test(source)) continue
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only') || /routeTree\.gen/.test(resolved)) continue
      if (!folders.some((folder) => resolved.startsWith(`${folder}/`))) continue
      const [from, to] = parting(source, resolved)
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  expect(edges.size).toBeGreaterThan(50)
  expect(cycleIn(edges)).toBeUndefined()
})

test('a cycle is detected', () => {
  const edges = new Map([
    ['src/a', new Set(['src/b'])],
    ['src/b', new Set(['src/c', 'src/a'])],
  ])
  expect(cycleIn(edges)).toEqual(['src/a', 'src/b', 'src/a'])
})
