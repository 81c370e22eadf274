import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

/** The messages of the linter for a file of the store with this code. */
async function lintMessages(code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${code}\n`, {
    filePath: 'packages/web/src/features/home/Fixture.tsx',
  });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId?.startsWith('no-restricted'))
    .map(({ message }) => message);
}

test.each([
  ['a call past the SDK', "void fetch('/x');"],
  ['a call past the SDK through window', "void window.fetch('/x');"],
  ['a call past the SDK by computed access', "void globalThis['fetch']('/x');"],
  ['a call past the SDK by destructuring', 'const { fetch: get } = globalThis; void get;'],
  ['an XMLHttpRequest', 'export const request = new XMLHttpRequest();'],
  ['a WebSocket', "export const socket = new WebSocket('ws://x');"],
  ['a beacon', "navigator.sendBeacon('/x');"],
  ['another client', "import axios from 'axios'; void axios;"],
  ['another client, imported dynamically', "void import('axios');"],
  ['an endpoint', "export const url = '/api/sellerGoods!info';"],
  ['an endpoint with a value in it', 'export const url = (id: string) => `/api/sellerGoods/${id}`;'],
  ['an endpoint in pieces', "export const url = (base: string) => base + 'order!pay';"],
  ['an endpoint of the public part', "export const url = 'public/uploadimg';"],
  ['a sentence on the page', 'export const A = () => <p>Hello there</p>;'],
  ['a sentence of another script', 'export const A = () => <p>你好</p>;'],
  ['a sentence in braces', "export const A = () => <p>{'Hello there'}</p>;"],
  ['a sentence with a value', 'export const A = ({ n }: { n: number }) => <p>{`${n} pieces`}</p>;'],
  ['a conditional sentence', "export const A = ({ a }: { a: boolean }) => <p>{a ? 'Yes' : 1}</p>;"],
  ['a sentence after &&', "export const A = ({ a }: { a: boolean }) => <p>{a && 'Yes'}</p>;"],
  ['an aria-label', 'export const A = () => <nav aria-label="Pages" />;'],
  [
    'a conditional aria-label',
    "export const A = ({ a }: { a: boolean }) => <i aria-label={a ? 'On' : 'Off'} />;",
  ],
  ['a title', 'export const A = () => <i title="Close" />;'],
  ['an alt text', 'export const A = () => <img src="a.png" alt="A lamp" />;'],
  ['a placeholder', 'export const A = () => <input placeholder={`Search goods`} />;'],
  ['a label prop', 'export const A = (F: never) => <Field label="Your name" of={F} />;'],
  ['the title of a page', "usePageTitle('My orders');"],
  ['a toast', "toast.success('It is done');"],
  ['a link to nowhere', 'export const A = () => <a href="#">x</a>;'],
  ['a link to nothing', 'export const A = () => <Link to="">x</Link>;'],
  ['a link to a script', 'export const A = () => <a href={"javascript:void(0)"}>x</a>;'],
  ['a bare button', 'export const A = () => <button type="button">{t(\'a.b\')}</button>;'],
  ['a bare field', 'export const A = () => <input type="text" />;'],
  ['a bare select', 'export const A = () => <select />;'],
  ['a bare dialog', 'export const A = () => <dialog open />;'],
  ['the mocks', "import { handlers } from '@openmall/mocks'; void handlers;"],
  ['the mocks, imported dynamically', "void import('@openmall/mocks/browser');"],
])(
  'The linter reports %s',
  async (_name, code) => {
    expect(await lintMessages(code)).not.toEqual([]);
  },
  30_000,
);

test.each([
  ['a translated sentence', "export const A = () => <p aria-label={t('nav.label')}>{t('hello.there')}</p>;"],
  ['a field for files', 'export const A = () => <input type="file" hidden />;'],
  ['a symbol', 'export const A = () => <p>· {1} ×</p>;'],
  ['the brand name', 'export const A = () => <p>openmall</p>;'],
  ['a sample address', 'export const A = () => <InputBase placeholder="name@example.com" />;'],
  ['a class name', 'export const A = () => <p className="head wide">{1}</p>;'],
  ['a link on the page', 'export const A = () => <a href="#newsletter">{1}</a>;'],
  ['an error for developers', "throw new Error('The page has no root');"],
  ['a key with a dot', "export const key = t('unread.action');"],
])('The linter allows %s', async (_name, code) => {
  expect(await lintMessages(code)).toEqual([]);
});
