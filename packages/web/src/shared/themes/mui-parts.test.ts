import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as locales from '@mui/material/locale';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const DECISION = join(SOURCE, '../../../docs/decisions/014-the-store-is-built-with-mui.md');

const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'));

/** The components that the store imports. */
const parts = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/from '@mui\/material\/([A-Z]\w+)'/g)].map(([, part = '']) => part),
  ),
);

test('Decision 014 lists the MUI parts in use', () => {
  const [, list = ''] = /^In use: (.*?)\.$/m.exec(readFileSync(DECISION, 'utf8')) ?? [];
  expect(list.split(', ')).toEqual([...parts].toSorted());
});

test('Apps that load all styles at once leave out no file', () => {
  const all = readFileSync(join(SOURCE, 'shared/themes/all-styles.ts'), 'utf8');
  const imported = [...all.matchAll(/^import '\.\/late\/(\w+\.ts)';$/gm)].map(([, file]) => file);
  expect(imported).toEqual(globSync('*.ts', { cwd: join(SOURCE, 'shared/themes/late') }).toSorted());
});

/** The file with the styles of a component that not every page has. */
const lateStyles = new Map(
  globSync('shared/themes/late/*.ts', { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/^ {2}Mui(\w+):/gm)].map(
      ([, part = '']) => [part, basename(file)] as const,
    ),
  ),
);

test('A module imports the styles of the components that it uses, so that both load together', () => {
  expect(lateStyles.size).toBeGreaterThan(20);
  const missing = sources.flatMap((source) =>
    source.includes('addStyles(')
      ? []
      : [...source.matchAll(/^import (?!type).* from '@mui\/material\/(\w+)'/gm)].flatMap(([, part = '']) => {
          const file = lateStyles.get(part);
          return file === undefined || source.includes(`/late/${file}';`) ? [] : [`${part}: late/${file}`];
        }),
  );
  expect(missing).toEqual([]);
});

/** The props with the texts of a component, as MUI's own translations name them. */
const textsOf = (part: string): readonly string[] => {
  const { components } = locales.deDE as {
    readonly components: Readonly<Record<string, { readonly defaultProps: object }>>;
  };
  return Object.keys(components[`Mui${part}`]?.defaultProps ?? {});
};

/** Texts that show only with a prop that the store does not use. */
const SHOWN_WITH: Readonly<Record<string, string>> = { Alert: 'onClose', Breadcrumbs: 'maxItems' };

test.each([...parts].filter((part) => textsOf(part).length > 0))(
  'The texts of %s come from the locale files of the store, in every language',
  (part) => {
    const usages = sources.flatMap((source) =>
      [...source.matchAll(new RegExp(`<${part}\\b([^]*?)>\\n`, 'g'))].map(([, props = '']) => props),
    );
    expect(usages).not.toEqual([]);
    const trigger = SHOWN_WITH[part];
    if (trigger) {
      expect(usages.filter((props) => new RegExp(`\\b${trigger}\\b`).test(props))).toEqual([]);
      return;
    }
    const labels = new Set(['aria-label', ...textsOf(part)]);
    for (const props of usages)
      expect(
        [...labels].some((label) => props.includes(label)),
        props,
      ).toBe(true);
  },
);
