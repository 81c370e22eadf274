import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderStore } from '../testing/render-store.tsx';
import { lazyPart } from './lazy-part.tsx';

const Loaded = () => <p>Here it is</p>;

it('keeps the page when a part does not load, and imports it again on request', async () => {
  const load = vi
    .fn<() => Promise<typeof Loaded>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Loaded);
  const Part = lazyPart({
    load,
    renderFailure: (_error, retry) => <button onClick={retry}>Try again</button>,
  });
  await act(() =>
    renderStore(
      <main>
        <h1>The page</h1>
        <Part />
      </main>,
    ),
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await act(() => Promise.resolve(fireEvent.click(retry)));
  await screen.findByText('Here it is');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('imports a part again when it is opened again after a failure', async () => {
  const load = vi
    .fn<() => Promise<typeof Loaded>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Loaded);
  const Part = lazyPart({ load, renderFailure: () => <p>It failed</p> });
  const first = await act(() => renderStore(<Part />));
  await screen.findByText('It failed');
  first.unmount();
  await act(() => renderStore(<Part />));
  await screen.findByText('Here it is');
});
