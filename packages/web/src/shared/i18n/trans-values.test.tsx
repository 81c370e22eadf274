import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Trans } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';

const SOURCE = join(import.meta.dirname, '../..');

/**
 * Values that no user types: none at present. `Trans` interprets tags in its values, so a typed text must be passed as a
 * component.
 */
const SAFE_VALUES: readonly string[] = [];

/** The names of the values in each `<Trans values={{ … }}>` of a source. */
const valuesIn = (source: string): readonly string[] =>
  [...source.matchAll(/<Trans\b[^<]*?\bvalues=\{\{(.*?)\}\}/gs)].flatMap(([, values = '']) =>
    [...values.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name = '']) => name),
  );

test('Trans gets no value that a user typed', () => {
  const values = globSync('**/*.tsx', { cwd: SOURCE })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => valuesIn(readFileSync(join(SOURCE, file), 'utf8')));
  expect([...new Set(values)].toSorted()).toEqual(SAFE_VALUES);
});

test('The names of all values of Trans are found', () => {
  expect(valuesIn('<Trans t={t} values={{ name, price: f(a, b), word }} />')).toEqual(
    expect.arrayContaining(['name', 'price', 'word']),
  );
});

/** Shows a store's name in a translation, as a component. */
function showStore(name: string): HTMLElement {
  const i18n = createI18n('en');
  i18n.addResourceBundle('en', 'common', { sold: 'Sold by <store/>.' });
  return render(
    <Trans t={i18n.t} i18n={i18n} i18nKey={'sold' as never} components={{ store: <bdi>{name}</bdi> }} />,
  ).container;
}

test.each(['<b>Lamps</b>', '</store><store/>', '<0>Lamps</0>', '{{name}} $t(sold)', 'A &lt;b&gt;', '$& $1'])(
  'Trans shows a typed text as it is when it is a component: %s',
  (name) => {
    const container = showStore(name);
    expect(container.textContent).toBe(`Sold by ${name}.`);
    expect([...container.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['bdi']);
  },
);

test('A wrong key of a translation does not compile', () => {
  const i18n = createI18n('en');
  // @ts-expect-error The English files have no such key.
  expect(i18n.t('pager.nothing')).toBe('pager.nothing');
  // @ts-expect-error The English files have no such key.
  expect(<Trans t={i18n.t} i18nKey="pager.nothing" />).toBeDefined();
});
