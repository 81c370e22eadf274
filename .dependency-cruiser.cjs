// Allowed imports between packages and folders. `npm run check` enforces them.
const packages = (...names) => `^packages/(${names.join('|')})/`;
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});
const inside = (name, folder) => `^packages/${name}/src/${folder}/`;

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Circular imports make files impossible to read in order.',
      severity: 'error',
      from: { pathNot: 'generated' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circular-types',
      comment: 'Modules whose types need each other belong together, or need a third module.',
      severity: 'error',
      from: { pathNot: 'generated' },
      to: { circular: true },
    },
    forbid(
      'seeded-random-imports-no-package',
      'Seeded random numbers depend on no other package.',
      packages('seeded-random'),
      packages('sdk', 'mocks', 'conformance', 'server', 'web'),
    ),
    forbid(
      'sdk-imports-no-package',
      'The SDK depends only on the contract.',
      packages('sdk'),
      packages('seeded-random', 'mocks', 'conformance', 'server', 'web'),
    ),
    forbid(
      'mocks-import-sdk-only',
      'Mocks import only the SDK and seeded-random.',
      packages('mocks'),
      packages('conformance', 'server', 'web'),
    ),
    {
      ...forbid(
        'conformance-imports-sdk-only',
        'The judge imports only the SDK, never our server. Its tests start the server, on a database of its tests.',
        packages('conformance'),
        packages('seeded-random', 'mocks', 'server', 'web'),
      ),
      from: {
        path: packages('conformance'),
        pathNot: '^packages/conformance/src/tests/reference-server\\.ts$',
      },
    },
    forbid(
      'server-imports-sdk-only',
      'The server imports only the SDK, and seeded-random for its demo.',
      packages('server'),
      packages('mocks', 'conformance', 'web'),
    ),
    {
      ...forbid(
        'web-imports-sdk-only',
        'The store imports the SDK, and mocks only in start-mocks.ts and tests.',
        '^packages/web/src/',
        packages('mocks', 'conformance', 'server'),
      ),
      from: { path: '^packages/web/src/', pathNot: ['start-mocks\\.ts$', '\\.test\\.tsx?$'] },
    },
    forbid(
      'no-imports-of-the-demo',
      'The demo site is built from the other packages; none of them imports it.',
      packages('seeded-random', 'sdk', 'mocks', 'conformance', 'server', 'web'),
      packages('demo'),
    ),
    forbid(
      'no-react-on-the-server',
      'Server and judge run without React.',
      packages('server', 'conformance'),
      'node_modules/(react|react-dom|@mui)/',
    ),
    forbid(
      'no-imports-of-scripts',
      'Scripts build and check; packages never import them.',
      '^packages/',
      '^scripts/',
    ),
    {
      name: 'domain-is-below-api',
      comment: 'The domain imports neither api nor http. Its tests may run over HTTP.',
      severity: 'error',
      from: { path: inside('server', 'domain'), pathNot: '\\.test\\.ts$' },
      to: { path: inside('server', '(api|http)') },
    },
    {
      name: 'api-is-below-http',
      comment: 'The API layer imports nothing of http. Its tests may run over HTTP.',
      severity: 'error',
      from: { path: inside('server', 'api'), pathNot: '\\.test\\.ts$' },
      to: { path: inside('server', 'http') },
    },
    forbid(
      'db-is-below-domain',
      'The database layer is below the domain.',
      inside('server', 'db'),
      inside('server', '(api|http|domain|demo)'),
    ),
    forbid(
      'shared-is-below',
      'shared is below features, routes and app.',
      inside('web', 'shared'),
      inside('web', '(features|routes|app)'),
    ),
    forbid(
      'features-are-below-routes',
      'Features import neither routes nor app.',
      inside('web', 'features'),
      inside('web', '(routes|app)'),
    ),
    forbid(
      'routes-are-below-app',
      'Routes import nothing of app, except its paths.',
      inside('web', 'routes'),
      '^packages/web/src/app/(?!paths)',
    ),
    {
      name: 'features-stay-apart',
      comment: 'Features do not import each other; routes compose them.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.data'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
