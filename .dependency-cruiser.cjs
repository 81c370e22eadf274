// Who may import whom (design: "The house"). `npm run check` runs it.
const rooms = (...names) => `^packages/(${names.join('|')})/`;
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});
const inside = (room, folder) => `^packages/${room}/src/${folder}/`;

/** Folders whose type circles are still to be opened. Opened them? Delete the line. */
const withCircularTypes = [
  '^packages/mocks/src/panel/',
  '^packages/sdk/src/(types\\.ts|transport/)',
  '^packages/server/src/(context\\.ts|db|demo|domain)/?',
  '^packages/web/e2e/gallery/',
];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no first file to read.',
      severity: 'error',
      from: { pathNot: 'generated' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circular-types',
      comment: 'Modules whose types need each other belong together, or need a third module.',
      severity: 'error',
      from: { pathNot: ['generated', ...withCircularTypes] },
      to: { circular: true },
    },
    forbid(
      'seeded-random-imports-no-room',
      'Seeded random numbers know nothing of malls.',
      rooms('seeded-random'),
      rooms('sdk', 'mocks', 'conformance', 'server', 'web'),
    ),
    forbid(
      'sdk-imports-no-room',
      'The SDK knows the contract only.',
      rooms('sdk'),
      rooms('seeded-random', 'mocks', 'conformance', 'server', 'web'),
    ),
    forbid(
      'mocks-import-sdk-only',
      'Mocks know the SDK only, and draw with a seed.',
      rooms('mocks'),
      rooms('conformance', 'server', 'web'),
    ),
    forbid(
      'judge-knows-no-server',
      'The judge knows the contract and nothing of our server.',
      rooms('conformance'),
      rooms('seeded-random', 'mocks', 'server', 'web'),
    ),
    forbid(
      'server-imports-sdk-only',
      'The server knows the SDK only; its demo draws with a seed.',
      rooms('server'),
      rooms('mocks', 'conformance', 'web'),
    ),
    {
      ...forbid(
        'web-imports-sdk-only',
        'The store knows the SDK; mocks only in start-mocks.ts and tests.',
        '^packages/web/src/',
        rooms('mocks', 'conformance', 'server'),
      ),
      from: { path: '^packages/web/src/', pathNot: ['start-mocks\\.ts$', '\\.test\\.tsx?$'] },
    },
    forbid(
      'nobody-imports-the-demo',
      'The site without a backend is built of the other rooms; none of them knows of it.',
      rooms('seeded-random', 'sdk', 'mocks', 'conformance', 'server', 'web'),
      rooms('demo'),
    ),
    forbid(
      'no-react-on-the-server',
      'Server and judge run without React.',
      rooms('server', 'conformance'),
      'node_modules/(react|react-dom|@mui)/',
    ),
    forbid(
      'nobody-imports-scripts',
      'Scripts build and check; nobody imports them.',
      '^packages/',
      '^scripts/',
    ),
    {
      name: 'domain-knows-no-wire',
      comment: 'The domain knows neither HTTP nor the wire. Its tests may run over HTTP.',
      severity: 'error',
      from: { path: inside('server', 'domain'), pathNot: '\\.test\\.ts$' },
      to: { path: inside('server', '(api|http)') },
    },
    {
      name: 'api-knows-no-http',
      comment: 'The API layer is below HTTP. Its tests may run over HTTP.',
      severity: 'error',
      from: { path: inside('server', 'api'), pathNot: '\\.test\\.ts$' },
      to: { path: inside('server', 'http') },
    },
    forbid(
      'db-knows-no-domain',
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
      'Features know neither routes nor app.',
      inside('web', 'features'),
      inside('web', '(routes|app)'),
    ),
    forbid(
      'routes-are-below-app',
      'Routes do not know the app, but for its paths.',
      inside('web', 'routes'),
      '^packages/web/src/app/(?!paths)',
    ),
    {
      name: 'features-stay-apart',
      comment: 'No feature imports a feature; routes compose them.',
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
