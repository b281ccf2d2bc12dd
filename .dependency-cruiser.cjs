/** The directions of docs/decisions/0001: content ← platform ← shared folders ← features ← routes. */
const shared = '^src/(catalogue|area|finance|leads|monitoring|rentals)/'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: 'routeTree\\.gen' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'], pathNot: 'routeTree\\.gen' } },
    },
    {
      name: 'content-is-data',
      comment: 'It may say how a figure is written (src/format), and calculates nothing: logic lives beside its use.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|db|cli|bin|build|tools|sample)/', pathNot: '^src/(content|format)/' },
    },
    {
      name: 'ui-knows-nothing-of-the-business',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: '^(src|db|cli|bin|build|tools|sample)/',
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
        path: '^src/(features|catalogue|area|finance|leads|monitoring|rentals|http|platform|seo|frame|ui|format|content)/',
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
        'The compiler strips server code from *.functions.ts and from route handlers; anywhere else it would reach the browser.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '\\.server\\.ts$|\\.functions\\.ts$|^src/routes/|^src/server\\.ts$|\\.test\\.ts$',
      },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'vehicle-tables-belong-to-the-catalogue',
      comment: 'Only this module types the tables of vehicles; tests may prepare rows with it.',
      severity: 'error',
      from: { path: '^(src|cli|bin|build|tools|db|sample)/', pathNot: '^src/catalogue/' },
      to: { path: '^src/catalogue/vehicle-rows\\.server\\.ts$' },
    },
    {
      name: 'what-builds-and-runs-needs-no-tools',
      severity: 'error',
      from: { path: '^(src|db|cli|bin|build|sample)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '\\.(svg|woff2|css|mdx)|gen\\.ts$|^react$|topojson-specification|meshopt_decoder_reference',
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
