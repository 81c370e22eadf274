import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { constantCase } from './scripts/lint/constant-case.js';
import { exactMoney } from './packages/sdk/src/eslint/exact-money.ts';
import { fileNames } from './scripts/lint/file-names.js';
import { plainNames } from './scripts/lint/plain-names.js';

const mall = {
  rules: {
    'constant-case': constantCase,
    'exact-money': exactMoney,
    'file-names': fileNames,
    'plain-names': plainNames,
  },
};

const net = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];
const globals = ['window', 'globalThis', 'self'];
const size = { skipBlankLines: true, skipComments: true };

/** Attributes and component properties whose text users see or hear. */
const TEXT_PROPS =
  '^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|text|note|hint|action|caption)$';
/** At least two letters of any script. A single character needs no translation. */
const WORDS = '\\p{L}.*\\p{L}';
// Names and sample addresses are the same in every language.
const translated = `/^(?!\\s*(openmall|USDT|BTC|ETH|\\S+@\\S+)\\s*$).*${WORDS}/su`;
const UNTRANSLATED = 'Users see this text: translate it with useTranslation.';
const ENDPOINT = '/(^|\\u002f)(api|public)\\u002f|\\w!\\w/';
const ONLY_IN_THE_CONTRACT = 'Endpoints belong in the contract: call the generated operation.';
const NO_TARGET = 'A link needs a target. Use a button for an action.';
const ONLY_BY_SDK = 'Use a generated hook of @openmall/sdk/hooks.';

/** Selectors for literal text in a parent: directly, in a condition, or in a template. */
const literalTextIn = (parent) =>
  ['', 'ConditionalExpression > ', 'LogicalExpression > '].flatMap((prefix) => [
    [`${parent} > ${prefix}Literal[value=${translated}]`, UNTRANSLATED],
    [`${parent} > ${prefix}TemplateLiteral > TemplateElement[value.cooked=${translated}]`, UNTRANSLATED],
  ]);

const ONLY_BY_MUI = 'Use a component of @mui/material: ButtonBase, InputBase, NativeSelect, Dialog …';

/** Syntax that is forbidden in the store. scripts/lint/store-rules.test.ts tests each rule. */
const storeRules = [
  [`Literal[value=${ENDPOINT}]`, ONLY_IN_THE_CONTRACT],
  [`TemplateElement[value.cooked=${ENDPOINT}]`, ONLY_IN_THE_CONTRACT],
  [`JSXText[value=${translated}]`, UNTRANSLATED],
  [`JSXAttribute[name.name=/${TEXT_PROPS}/] > Literal[value=${translated}]`, UNTRANSLATED],
  ...literalTextIn(`JSXAttribute[name.name=/${TEXT_PROPS}/] > JSXExpressionContainer`),
  ...literalTextIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  ...literalTextIn("CallExpression:matches([callee.name='usePageTitle'], [callee.object.name='toast'])"),
  ['JSXAttribute[name.name=/^(href|to)$/] Literal[value=/^(#?|#!.*|javascript:.*)$/]', NO_TARGET],
  [`VariableDeclarator > ObjectPattern > Property[key.name=/^(${net.join('|')})$/]`, ONLY_BY_SDK],
  [
    'ImportExpression[source.value=/^(axios|ky|openapi-fetch|msw|@openmall\\u002f(mocks|server|conformance))/]',
    ONLY_BY_SDK,
  ],
  ['JSXOpeningElement[name.name=/^(button|select|textarea|dialog)$/]', ONLY_BY_MUI],
  ["MemberExpression[object.name='styled'][property.name=/^(button|select|textarea|dialog)$/]", ONLY_BY_MUI],
  ["CallExpression[callee.name='styled'] > Literal[value=/^(button|select|textarea|dialog)$/]", ONLY_BY_MUI],
  // MUI has no field for files, and its slider cannot be dragged along a picture.
  [
    "JSXOpeningElement[name.name='input']:not(:has(JSXAttribute[name.name='type'][value.value=/^(file|range)$/]))",
    ONLY_BY_MUI,
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
    plugins: { mall },
    rules: { 'mall/exact-money': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { mall },
    rules: { 'mall/file-names': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { mall },
    rules: {
      'mall/constant-case': 'error',
      'mall/plain-names': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    },
  },
  // Markup makes components longer than their logic is.
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, ...size }], complexity: ['error', 15] },
  },
  { files: tests, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  // Tables of data are easy to read at any length.
  {
    files: ['**/migrations/**', 'packages/server/src/demo/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: [
      'scripts/**',
      '**/main.ts',
      '**/ledger-check.ts',
      '**/demo-clear.ts',
      '**/create-operator.ts',
      'packages/server/src/commands/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
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
        // Missing on pages without TLS.
        { object: 'crypto', property: 'randomUUID', message: 'Use shared/browser/random-id.ts.' },
        { object: 'navigator', property: 'clipboard', message: 'Use shared/browser/copy-text.ts.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^@openmall/(server|conformance)', message: 'The store imports only the SDK.' },
            { regex: '^@openmall/mocks', message: 'Only app/start-mocks.ts and tests load the mocks.' },
            { regex: '^(axios|ky|openapi-fetch|msw)(/|$)', message: 'The transport is in packages/sdk.' },
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
