/** Finds keys of the English files that no code uses. A template literal counts as a pattern. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { OFFICE, stemOf, type Finding, type Sentences } from './locale-files.ts';

const STORE = 'packages/web/src/';
const BACK_OFFICE = 'packages/office/src/';

/** The folder of the code that shows the texts of a namespace. */
export const codeOf = (namespace: string): string => (namespace === OFFICE ? BACK_OFFICE : STORE);

/** The keys that a source file may use: string literals, and template literals as patterns. */
interface KeyUsage {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  /** The namespaces that the file names; none for a file with only a table of keys. */
  readonly namespaces: ReadonlySet<string>;
}

const IN_ONE_NAMESPACE = /(?:useTranslation|textOr)\(\s*'(\w+)'|TFunction<'(\w+)'>|\bns: '(\w+)'/g;
const COMMON = /useTranslation\(\)|i18n\.t\('/;

function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const pieces = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join('[\\w.-]+')}$`);
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
    if (ts.isTemplateExpression(node) && /[a-z]/i.test(patternOf(node).source.replaceAll('[\\w.-]+', '')))
      patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const namespaceNames = [...code.matchAll(IN_ONE_NAMESPACE)].map(
    ([, first, second, third]) => first ?? second ?? third ?? '',
  );
  return {
    texts,
    patterns,
    namespaces: new Set([...namespaceNames, ...(COMMON.test(code) ? ['common'] : [])]),
  };
}

/** What the code in a folder of the workspace may use. */
export function readKeyUsage(folder: string): KeyUsage[] {
  const source = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const files = globSync('**/*.{ts,tsx}', {
    cwd: source,
    exclude: (name) => /\.test\.|testing$/.test(name),
  });
  const usage = files.map((file) => keyUsageOf(readFileSync(`${source}${file}`, 'utf8')));
  // The back office has one file of texts, so its code names no namespace of its own.
  return folder === BACK_OFFICE ? usage.map((file) => ({ ...file, namespaces: new Set() })) : usage;
}

/** Lists are read as a whole (`returnObjects`). */
const isInList = (key: string): boolean => /\.\d+(\.|$)/.test(key);

export function checkUnusedKeys(
  namespace: string,
  english: Sentences,
  usage: readonly KeyUsage[],
): Finding[] {
  const candidates = usage.filter(({ namespaces }) => namespaces.size === 0 || namespaces.has(namespace));
  const stems = new Set([...english.keys()].filter((key) => !isInList(key)).map((key) => stemOf(key).stem));
  // Tables of rules name a key together with its namespace.
  const isNamed = (key: string) => usage.some(({ texts }) => texts.has(`${namespace}.${key}`));
  return [...stems]
    .filter((key) => !isNamed(key))
    .filter(
      (key) =>
        !candidates.some(
          ({ texts, patterns }) => texts.has(key) || patterns.some((pattern) => pattern.test(key)),
        ),
    )
    .map((key) => ({
      key: `${namespace}.${key}`,
      message: `is not used in ${codeOf(namespace).slice(0, -1)}`,
    }));
}
