/**
 * Checks that styles reach only markup of their own file: a nested selector such as `& .price small` breaks silently
 * when the component that writes `small` changes.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../workspace.ts';

const SOURCES = 'packages/web/src';

/** The tags that components without their own markup render. */
const LEAF_COMPONENTS: Readonly<Record<string, RegExp>> = {
  a: /<(Nav)?Link\b|styled\((Nav)?Link\)/,
  button: /<ButtonBase\b/,
  img: /<OwnPicture\b/,
  input: /<(Covering)?Radio\b|styled\(Radio\)/,
  svg: /from 'lucide-react'/,
  time: /<Ago\b/,
};

const TAGS =
  'a address article aside b bdi button dd div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 header hr i ' +
  'img input label legend li main nav ol p s section select small span strong summary svg table td th time tr ul';
const tags: ReadonlySet<string> = new Set(TAGS.split(' '));

/** The nested selectors of the styles in a module: those of template strings and of object keys. */
export function nestedSelectors(module: string): string[] {
  const bodies = [...module.matchAll(/(?:styled[.(][^`]*?|css)`([^`]*)`/g)].map(([, body = '']) => body);
  const inTemplates = bodies.flatMap((body) =>
    [...body.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*&[^{};]*)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    ),
  );
  const inObjects = [...module.matchAll(/'(&[^']*)':/g)].map(([, selector = '']) => selector);
  return [...new Set([...inTemplates, ...inObjects])];
}

function writesTag(markup: string, tag: string): boolean {
  const written = new RegExp(
    `<${tag}[\\s>/]|(as|component)=["{']*${tag}\\b|styled(\\.${tag}\\b|\\('${tag}')`,
  );
  // A module that creates elements by name lists their tags.
  const isListed = markup.includes('createElement(') && markup.includes(`'${tag}'`);
  return written.test(markup) || isListed || (LEAF_COMPONENTS[tag]?.test(markup) ?? false);
}

/** Whether the markup contains a class name as text. */
const writesClass = (markup: string, name: string): boolean =>
  new RegExp(`(['"])([^'"\\n]* )?${name}( [^'"\\n]*)?\\1`).test(markup.replaceAll(/`[^`]*`/g, ''));

/** The selectors of a module for tags and classes that its own markup does not contain. */
export function reachingSelectors(module: string, markup: string): string[] {
  return nestedSelectors(module).filter((selector) => {
    const plain = selector.replaceAll(/\[[^\]]*\]/g, '');
    const classes = [...plain.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
    const named = [...plain.matchAll(/(?<![\w.:-])([a-z][a-z0-9]*)\b(?![-(])/g)].map(([, name = '']) => name);
    return (
      named.some((tag) => tags.has(tag) && !writesTag(markup, tag)) ||
      // MUI documents its state classes for the element itself.
      classes.some((name) => !name.startsWith('Mui-') && !writesClass(markup, name))
    );
  });
}

/** The markup of a module; for a file of styles also that of the components beside it which use them. */
function markupOf(file: string, module: string): string {
  const users = globSync('*.tsx', { cwd: join(root, dirname(file)) })
    .map((name) => readFileSync(join(root, dirname(file), name), 'utf8'))
    .filter((text) => text.includes(`./${basename(file)}'`));
  return file.endsWith('.styles.tsx') ? [module, ...users].join('\n') : module;
}

export const checkReachingSelectors = (): string[] =>
  globSync(`${SOURCES}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    // The theme styles the parts of MUI, which is its purpose.
    .filter((file) => !/\.test\.tsx?$|\/shared\/themes\/(?:components|late)\//.test(file))
    .toSorted()
    .flatMap((file) => {
      const module = readFileSync(join(root, file), 'utf8');
      return reachingSelectors(module, markupOf(file, module)).map(
        (selector) =>
          `${file}: “${selector}” styles the markup of another component. Fix: style it there, or pass a prop.`,
      );
    });
