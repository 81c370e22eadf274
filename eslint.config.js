import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { exactMoney } from './scripts/lint/exact-money.js';

const net = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];
const globals = ['window', 'globalThis', 'self'];
const size = { skipBlankLines: true, skipComments: true };

/** What a person reads or hears of a page: attributes that browsers show, and properties that components do. */
const saidBy =
  '^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|text|note|hint|action|caption)$';
/** At least two letters of any script: a lone sign needs no translation. */
const words = '\\p{L}.*\\p{L}';
// Names and sample addresses are the same in every language.
const translated = `/^(?!\\s*(openmall|USDT|BTC|ETH|\\S+@\\S+)\\s*$).*${words}/su`;
const untranslated = 'A person reads this: say it with useTranslation.';
const endpoint = '/(^|\\u002f)(api|public)\\u002f|\\w!\\w/';
const onlyInTheContract = 'Endpoints are written in the contract only.';
const nowhere = 'A link leads somewhere; what does something is a button.';
const onlyBySdk = 'Use a generated hook of @openmall/sdk/hooks.';

/** Words written within a parent: plainly, by a condition, or with values put between them. */
const writtenIn = (parent) =>
  ['', 'ConditionalExpression > ', 'LogicalExpression > '].flatMap((way) => [
    [`${parent} > ${way}Literal[value=${translated}]`, untranslated],
    [`${parent} > ${way}TemplateLiteral > TemplateElement[value.cooked=${translated}]`, untranslated],
  ]);

/** What no file of the store may hold; scripts/lint/store-rules.test.ts shows each of them at work. */
const storeRules = [
  [`Literal[value=${endpoint}]`, onlyInTheContract],
  [`TemplateElement[value.cooked=${endpoint}]`, onlyInTheContract],
  [`JSXText[value=${translated}]`, untranslated],
  [`JSXAttribute[name.name=/${saidBy}/] > Literal[value=${translated}]`, untranslated],
  ...writtenIn(`JSXAttribute[name.name=/${saidBy}/] > JSXExpressionContainer`),
  ...writtenIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  ...writtenIn("CallExpression:matches([callee.name='usePageTitle'], [callee.object.name='toast'])"),
  ['JSXAttribute[name.name=/^(href|to)$/] Literal[value=/^(#?|#!.*|javascript:.*)$/]', nowhere],
  [`VariableDeclarator > ObjectPattern > Property[key.name=/^(${net.join('|')})$/]`, onlyBySdk],
  [
    'ImportExpression[source.value=/^(axios|ky|openapi-fetch|msw|@openmall\\u002f(mocks|server|conformance))/]',
    onlyBySdk,
  ],
].map(([selector, message]) => ({ selector, message }));

const tests = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/e2e/**', '**/tests/**'];

export default tseslint.config(
  {
    ignores: [
      '**/generated/**',
      '**/dist/**',
      'packages/server/src/demo/catalog/**',
      'packages/web/public/**',
      '.data/**',
      '.cache/**',
      'test-results/**',
    ],
  },
  ...tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'max-lines': ['error', { max: 250, ...size }],
      'max-lines-per-function': ['error', { max: 50, ...size }],
    },
  },
  {
    files: ['packages/{conformance,mocks,sdk,server,web}/src/**/*.{ts,tsx}'],
    ignores: ['packages/server/src/demo/**', ...tests],
    plugins: { mall: { rules: { 'exact-money': exactMoney } } },
    rules: { 'mall/exact-money': 'error' },
  },
  // A component's markup is long where its logic is not.
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, ...size }], complexity: ['error', 15] },
  },
  { files: tests, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  // Tables of data, however long, are read line by line.
  {
    files: ['**/migrations/**', 'packages/server/src/demo/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  { files: ['scripts/**', '**/main.ts', '**/ledger-check.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['packages/web/src/**/*.{ts,tsx}', 'packages/sdk/src/hooks/**'],
    ...hooks.configs.flat.recommended,
  },
  {
    files: ['packages/web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...net.map((name) => ({ name, message: 'Use a generated hook of @openmall/sdk/hooks.' })),
      ],
      'no-restricted-properties': [
        'error',
        ...globals.flatMap((object) => net.map((property) => ({ object, property }))),
        { object: 'navigator', property: 'sendBeacon' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^@openmall/(server|conformance)', message: 'The store knows the SDK only.' },
            { regex: '^@openmall/mocks', message: 'Mocks are loaded in app/start-mocks.ts and tests only.' },
            { regex: '^(axios|ky|openapi-fetch|msw)(/|$)', message: 'The transport lives in packages/sdk.' },
            { regex: '^@mui/', message: 'Buttons and skeletons are in shared/ui (docs/decisions/004).' },
            { regex: '^(react-)?i18next', message: 'Words are said by shared/i18n (docs/decisions/005).' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...storeRules],
    },
  },
  {
    files: [
      'packages/web/src/app/start-mocks.ts',
      'packages/web/src/**/*.test.{ts,tsx}',
      'packages/web/src/shared/testing/**',
    ],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-syntax': 'off' },
  },
);
