import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStore } from '../testing/render-store.tsx';
import { Sentence } from './Sentence.tsx';

test('Marked words become what the page makes of them, in the order of the language', async () => {
  const parts = { rules: (words: string) => <a href="/rules">{words}</a> };
  const { container } = await renderStore(
    <Sentence text="Ich nehme die <rules>Regeln</rules> und <other>alles</other> an." parts={parts} />,
  );
  expect(container.textContent).toBe('Ich nehme die Regeln und alles an.');
  expect(screen.getByRole('link', { name: 'Regeln' }).getAttribute('href')).toBe('/rules');
});
