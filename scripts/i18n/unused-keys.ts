/** Keys of the English files that no code uses. A computed key (a template literal) counts as a pattern. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { stemOf, type Finding, type Sentences } from './locale-files.ts';

const source = fileURLToPath(new URL('../../packages/web/src/', import.meta.url));

/** The keys that a source file may use: string literals, and template literals as patterns. */
interface KeyUsage {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  /** The namespaces that it names. A file with only a table of keys names none. */
  readonly namespaces: ReadonlySet<string>;
}

const IN_ONE_NAMESPACE = /(?:useTranslation|textOr)\(\s*'(\w+)'|TFunction<'(\w+)'>|\bns: '(\w+)'/g;
const COMMON = /useTranslation\(\)|i18n\.t\('/;

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const pieces = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join('[\\w.]+')}$`);
}

/** Attributes that hold no translated text. */
const untranslatedAttributes: ReadonlySet<string> = new Set([
  'autoComplete',
  'className',
  'inputMode',
  'role',
  'type',
]);

export function keyUsageOf(code: string): KeyUsage {
  const file = ts.createSourceFile('source.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && untranslatedAttributes.has(node.name.getText(file))) return;
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    // A pattern of placeholders alone would match every key.
    if (ts.isTemplateExpression(node) && /[a-z]/i.test(patternOf(node).source.replaceAll('[\\w.]+', '')))
      patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const named = [...code.matchAll(IN_ONE_NAMESPACE)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  return { texts, patterns, namespaces: new Set([...named, ...(COMMON.test(code) ? ['common'] : [])]) };
}

export const readKeyUsage = (): KeyUsage[] =>
  globSync('**/*.{ts,tsx}', { cwd: source, exclude: (name) => /\.test\.|testing$/.test(name) }).map((file) =>
    keyUsageOf(readFileSync(`${source}${file}`, 'utf8')),
  );

/** Lists are read as a whole (`returnObjects`). */
const isInList = (key: string): boolean => /\.\d+(\.|$)/.test(key);

export function checkUnusedKeys(
  namespace: string,
  english: Sentences,
  usage: readonly KeyUsage[],
): Finding[] {
  const near = usage.filter(({ namespaces }) => namespaces.size === 0 || namespaces.has(namespace));
  const stems = new Set([...english.keys()].filter((key) => !isInList(key)).map((key) => stemOf(key).stem));
  // Tables of rules name a key together with its namespace.
  const named = (key: string) => usage.some(({ texts }) => texts.has(`${namespace}.${key}`));
  return [...stems]
    .filter((key) => !named(key))
    .filter(
      (key) => !near.some(({ texts, patterns }) => texts.has(key) || patterns.some((one) => one.test(key))),
    )
    .map((key) => ({ key: `${namespace}.${key}`, message: 'is not used in packages/web/src' }));
}
