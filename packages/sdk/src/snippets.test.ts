/** Compiles every snippet of the README and every `@example`, and runs them against the examples of the contract. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as client from './client/index.ts';
import * as desk from './desk/index.ts';
import * as eslint from './eslint/index.ts';
import * as events from './events/index.ts';
import * as hooks from './hooks/index.ts';
import * as sdk from './index.ts';
import * as merchant from './merchant/index.ts';
import * as money from './money/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, '.cache/snippets');
const source = fileURLToPath(new URL('.', import.meta.url));

interface Snippet {
  readonly name: string;
  readonly text: string;
}

/** The code blocks of the README. */
function readmeSnippets(): Snippet[] {
  const text = readFileSync(join(source, '../README.md'), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, kind, code], index) => ({
    name: `readme-${index + 1}.${kind}`,
    text: `${code}\nexport {};\n`,
  }));
}

const mainEntries = { '@openmall/sdk': sdk, '@openmall/sdk/client': client, '@openmall/sdk/hooks': hooks };
/** The operations of an entry point. Other names, such as `permissions`, are also fields of inputs. */
const operationsOf = (entry: object, prefix: string) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name.startsWith(prefix)));
const otherEntries = {
  '@openmall/sdk/money': money,
  '@openmall/sdk/events': events,
  '@openmall/sdk/eslint': eslint,
  '@openmall/sdk/merchant': operationsOf(merchant, 'merchant'),
  '@openmall/sdk/desk': operationsOf(desk, 'desk'),
};

/** The imports that an example needs. */
function importsOf(code: string): string {
  const identifiers = new Set(code.replaceAll(/'[^']*'/g, '').match(/(?<!(?<!\.\.)\.)\b[a-zA-Z]\w*\b/g));
  return Object.entries({ ...mainEntries, ...otherEntries })
    .map(([path, names]) => [path, Object.keys(names).filter((name) => identifiers.has(name))] as const)
    .filter(([, names]) => names.length > 0)
    .map(([path, names]) => `import { ${names.join(', ')} } from '${path}';`)
    .join('\n');
}

/** Declarations of the names that examples use without declaring them. */
const declarations: Readonly<Record<string, string>> = {
  transport: "const transport = sdk.createTransport({ baseUrl: 'https://mall.example' });",
  client: 'const client = new QueryClient();',
  username: "const username = 'amelia';",
  session: "const session = { token: 'tk' };",
  baseUrl: "const baseUrl = 'https://mall.example';",
  file: "const file = new File(['x'], 'cat.png', { type: 'image/png' });",
  moduleName: "const moduleName = 'evaluate';",
  sellerId: "const sellerId = 'st_northwind';",
  categoryId: "const categoryId = 'c_shoes';",
  order: "const order = { id: 'or_1001', status: 0 as sdk.OrderStatus };",
  returnReason: 'const returnReason = 1;',
  show: 'const show = (value: unknown) => void value;',
  isLoggedIn: 'const isLoggedIn = false;',
  url: "const url = '/store';",
  getToken: "const getToken = () => 'tk';",
  onEvent: 'const onEvent = (event: unknown) => void event;',
};

function asModule(code: string, index: number): Snippet {
  const isHook = /\buse[A-Z]/.test(code);
  const isByPath = code.includes('client.POST');
  const declared = new Set([...code.matchAll(/const (\w+) =/g)].map(([, name]) => name));
  const identifiers = new Set(code.match(/(?<!\.)\b[a-z]\w*\b/gi));
  const needed = Object.entries({
    ...declarations,
    ...(isByPath && { client: 'const client = createClient(transport);' }),
  })
    .filter(([name]) => (identifiers.has(name) || (isByPath && name === 'transport')) && !declared.has(name))
    .map(([, line]) => line);
  const head = `
import * as sdk from '@openmall/sdk';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { TransportProvider as Provider } from '@openmall/sdk/hooks';
import { createElement } from 'react';
${importsOf(isByPath ? `${code} createClient` : code).replace('TransportProvider, ', '')}
void [sdk, QueryClient, QueryClientProvider, useQueryClient, createElement, Provider];
${needed.join('\n')}
`;
  if (!isHook) return { name: `example-${index + 1}.ts`, text: `${head}\n${code}\nexport {};\n` };
  const body = code.includes('return ') ? code : `${code}\n  return null;`;
  return {
    name: `example-${index + 1}.tsx`,
    text: `${head}
function Example() {
  ${body}
}
const exampleTransport = sdk.createTransport({ baseUrl: 'https://mall.example' });
export const App = () => (
  <QueryClientProvider client={new QueryClient()}>
    <Provider transport={exampleTransport}><Example /></Provider>
  </QueryClientProvider>
);
`,
  };
}

/** The `@example` lines of all files. */
function docSnippets(): Snippet[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test|hooks[\\/]\w+[\\/]/.test(name),
  );
  const examples = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/^ \* @example (.+)$/gm)].map(
      ([, code = '']) => code,
    ),
  );
  return examples.map(asModule);
}

const snippets = [...readmeSnippets(), ...docSnippets()];

interface Bundle {
  readonly paths: Record<
    string,
    Record<string, { responses: { 200: { content: Record<string, { examples: object }> } } }>
  >;
}

/** The first example of each contract for every path. */
const responses = new Map(
  ['openapi', 'merchant', 'desk'].flatMap((contract) => {
    const { paths } = JSON.parse(readFileSync(join(root, `openapi/dist/${contract}.json`), 'utf8')) as Bundle;
    return Object.entries(paths).map(([path, item]) => {
      const [{ value } = { value: undefined }] = Object.values(
        Object.values(item)[0]?.responses[200].content['application/json']?.examples ?? {},
      ) as { value: unknown }[];
      return [path, value] as const;
    });
  }),
);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of snippets) writeFileSync(join(folder, name), text);
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (target: string | Request) => {
    const { pathname } = new URL(target instanceof Request ? target.url : target);
    const path = decodeURIComponent(pathname).replace(/^\/wap/, '');
    const response = responses.get(path) ?? responses.get(path.replace(/\.action$/, ''));
    return response ? Response.json(response) : new Response('', { status: 404 });
  });
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  );
  for (const method of ['log', 'warn', 'debug'] as const)
    vi.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('Finds the snippets, and an example of each operation', () => {
  expect(readmeSnippets().length).toBeGreaterThan(8);
  expect(docSnippets().length).toBeGreaterThan(Object.keys(sdk.operationMap).length + 10);
});

test('All snippets compile', { timeout: 120_000 }, () => {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { types: [], noUnusedLocals: false, noUnusedParameters: false };
  writeFileSync(
    config,
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: ['*.ts', '*.tsx'] }),
  );
  const tsc = join(root, 'node_modules/.bin/tsc');
  let output = '';
  try {
    execFileSync(process.execPath, [tsc, '-p', config, '--checkers', '1'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  expect(output).toBe('');
});

test.each(snippets)('$name runs', { timeout: 20_000 }, async ({ name }) => {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as {
    App?: FunctionComponent;
  };
  if (module.App) expect(renderToString(createElement(module.App))).toBeTypeOf('string');
});
