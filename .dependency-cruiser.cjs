/** Each room of `src` imports only from the rooms below it, types included: docs/decisions/0001-rooms.md. */
const rooms = ['routes', 'features', 'frame', 'domain', 'server', 'ui', 'content']
const entries = '^src/(server|client|router|routeTree\\.gen)\\.tsx?$'
/** The router's own file names the routes, which name the router. */
const generated = 'routeTree\\.gen'

module.exports = {
  forbidden: [
    ...rooms.map((room, index) => ({
      name: `${room}-imports-from-rooms-below`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: [...rooms.slice(0, index).map((above) => `^src/${above}/`), entries], pathNot: '^src/router\\.tsx$' },
    })),
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: generated },
      to: { circular: true, viaOnly: { pathNot: generated } },
    },
    {
      name: 'no-circles-between-folders',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'facts-are-data',
      comment: 'The build turns these modules into constants.',
      severity: 'error',
      from: { path: '^src/content/dealer/(facts|generated)/' },
      to: {
        path: '^(src|cli|bin|build|tools)/',
        pathNot: '^src/content/(dealer|format)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'words-are-data',
      comment:
        'They may say how a figure is written (src/content/format), and calculate nothing: logic lives beside its use.',
      severity: 'error',
      from: { path: '^src/content/words/' },
      to: { path: '^(src|cli|bin|build|tools)/', pathNot: '^src/content/(words|dealer|format)/' },
    },
    {
      name: 'a-dealers-folder-is-read-and-never-imported',
      severity: 'error',
      from: { path: '^(src|cli|bin|build|tools)/' },
      to: { path: '^dealer/' },
    },
    {
      name: 'ui-knows-nothing-of-the-business',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src|cli|bin|build|tools)/', pathNot: '^src/ui/' },
    },
    {
      name: 'features-do-not-import-one-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
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
        pathNot: '\\.server\\.ts$|\\.functions\\.ts$|^src/routes/|^src/server\\.ts$',
      },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'vehicle-tables-belong-to-the-catalogue',
      comment: 'Only this module types the tables of vehicles; tests may prepare rows with it.',
      severity: 'error',
      from: { path: '^(src|cli|bin|build|tools)/', pathNot: '^src/domain/catalogue/' },
      to: { path: '^src/domain/catalogue/vehicle-rows\\.server\\.ts$' },
    },
    {
      name: 'what-builds-and-runs-needs-no-tools',
      severity: 'error',
      from: { path: '^(src|cli|bin|build)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'what-builds-and-runs-needs-no-dev-packages',
      comment: "A start on a dealer's machine and an image install none: bin/packages.mjs.",
      severity: 'error',
      from: { path: '^(src|cli|bin|build)/|^vite\\.config\\.ts$|^tools/(dev\\.ts|styleguide/)' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
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
    // A test may ask any room.
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
