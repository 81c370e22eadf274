/** Keys of the English files that no code says. Computed keys are read from the text around what is computed. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { stemOf, type Finding, type Sentences } from './words.ts';

const source = fileURLToPath(new URL('../../packages/web/src/', import.meta.url));

/** What a file may say: plain texts, and texts with computed parts as patterns. */
interface Said {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  /** The namespaces it names; a table of keys in a file of its own names none. */
  readonly namespaces: ReadonlySet<string>;
}

const inOneNamespace =
  /(?:useTranslation|translator|useWords|phraseOf)\(\s*'(\w+)'|(?:Translate|Key)<'(\w+)'>|\bns: '(\w+)'/g;
const common = /useTranslation\(\)/;

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const pieces = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join('[\\w.]+')}$`);
}

/** Attributes that are for the browser alone. */
const notSaid: ReadonlySet<string> = new Set(['autoComplete', 'className', 'inputMode', 'role', 'type']);

export function saidBy(code: string): Said {
  const file = ts.createSourceFile('said.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && notSaid.has(node.name.getText(file))) return;
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    // A pattern of nothing but values would match every key.
    if (ts.isTemplateExpression(node) && /[a-z]/i.test(patternOf(node).source.replaceAll('[\\w.]+', '')))
      patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const named = [...code.matchAll(inOneNamespace)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  return { texts, patterns, namespaces: new Set([...named, ...(common.test(code) ? ['common'] : [])]) };
}

export const allSaid = (): Said[] =>
  globSync('**/*.{ts,tsx}', { cwd: source, exclude: (name) => /\.test\.|testing$/.test(name) }).map((file) =>
    saidBy(readFileSync(`${source}${file}`, 'utf8')),
  );

/** Texts that are lists are read as a whole, by `useWords`. */
const isInList = (key: string): boolean => /\.\d+(\.|$)/.test(key);

export function unusedFindings(namespace: string, english: Sentences, said: readonly Said[]): Finding[] {
  const near = said.filter(({ namespaces }) => namespaces.size === 0 || namespaces.has(namespace));
  const stems = new Set([...english.keys()].filter((key) => !isInList(key)).map((key) => stemOf(key).stem));
  // Tables of rules name a key with its namespace.
  const named = (key: string) => said.some(({ texts }) => texts.has(`${namespace}.${key}`));
  return [...stems]
    .filter((key) => !named(key))
    .filter(
      (key) => !near.some(({ texts, patterns }) => texts.has(key) || patterns.some((one) => one.test(key))),
    )
    .map((key) => ({ at: `${namespace}.${key}`, says: 'is said nowhere in packages/web/src' }));
}
