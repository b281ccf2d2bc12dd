/** The directions of docs/decisions/0001: dealer ← words ← platform ← shared folders ← features ← routes. */
const shared = '^src/(catalogue|area|cdn|field|finance|leads|monitoring|rentals|watches)/'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: 'routeTree\\.gen' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'], pathNot: 'routeTree\\.gen' } },
    },
    {
      name: 'facts-are-data',
      comment: 'The build turns these modules into constants.',
      severity: 'error',
      from: { path: '^src/dealer/(facts|made)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|db|cli|bin|build|tools)/',
        pathNot: '^src/(dealer|format)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'words-are-data',
      comment: 'They may say how a figure is written (src/format), and calculate nothing: logic lives beside its use.',
      severity: 'error',
      from: { path: '^src/words/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|db|cli|bin|build|tools)/', pathNot: '^src/(words|dealer|format)/' },
    },
    {
      name: 'a-dealers-folder-is-read-and-never-imported',
      severity: 'error',
      from: { path: '^(src|db|cli|bin|build|tools)/' },
      to: { path: '^dealer/' },
    },
    {
      name: 'ui-knows-nothing-of-the-business',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: '^(src|db|cli|bin|build|tools)/',
        pathNot: '^src/ui/|^src/platform/(picture-address|query)\\.ts$',
      },
    },
    {
      name: 'features-do-not-import-one-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-and-shared-folders-do-not-import-routes',
      severity: 'error',
      from: {
        path: '^src/(features|catalogue|area|cdn|field|finance|leads|monitoring|rentals|watches|http|platform|seo|frame|ui|format|words|dealer)/',
      },
      to: { path: '^src/(routes/|router\\.tsx|server\\.ts)' },
    },
    {
      name: 'shared-folders-do-not-import-features',
      severity: 'error',
      from: { path: shared },
      to: { path: '^src/(features|frame)/' },
    },
    {
      name: 'cli-never-imports-routes',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^src/(routes|frame|ui)/' },
    },
    {
      name: 'server-modules-are-reached-through-functions-or-routes-only',
      comment:
        'The compiler strips server code from *.functions.ts and from route handlers; anywhere else it would reach the browser. Builds and servers alone read the stock file.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '\\.server\\.ts$|\\.functions\\.ts$|^src/routes/|^src/server\\.ts$|\\.test\\.ts$|^src/dealer/stock-file\\.ts$',
      },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'vehicle-tables-belong-to-the-catalogue',
      comment: 'Only this module types the tables of vehicles; tests may prepare rows with it.',
      severity: 'error',
      from: { path: '^(src|cli|bin|build|tools|db)/', pathNot: '^src/catalogue/' },
      to: { path: '^src/catalogue/vehicle-rows\\.server\\.ts$' },
    },
    {
      name: 'what-builds-and-runs-needs-no-tools',
      severity: 'error',
      from: { path: '^(src|db|cli|bin|build)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^virtual:|\\.(svg|woff2|css|mdx)|gen\\.ts$|^react$|topojson-specification|meshopt_decoder_reference',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
