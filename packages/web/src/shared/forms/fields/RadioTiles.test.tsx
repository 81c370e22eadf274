import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderStore } from '../../testing/render-store.tsx';
import { Form } from '../Form.tsx';
import { RadioTiles } from './RadioTiles.tsx';

const tiles = [
  { value: 'TRC20', label: 'Tron' },
  { value: 'ERC20', label: 'Ethereum', disabled: true },
  { value: 'OMNI', label: 'Bitcoin', note: 'Confirmed by our staff' },
];

// First, because React warns once about an attribute.
test('the width of the tiles is no attribute of the element', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderStore(
    <RadioTiles label="Network" tiles={tiles} chosen="" onChoose={() => {}} minTileWidth={190} />,
  );
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

test('a tile is selected by a click and by arrow keys, unless it is disabled', async () => {
  const chosen: string[] = [];
  await renderStore(
    <RadioTiles label="Network" tiles={tiles} chosen="" onChoose={(value) => chosen.push(value)} />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Network' })).toBeTruthy();
  await userEvent.click(screen.getByText('Ethereum'));
  await userEvent.click(screen.getByRole('radio', { name: 'Bitcoin Confirmed by our staff' }));
  expect(chosen).toEqual(['OMNI']);
});

test('a missing choice moves the focus to the first tile', async () => {
  await renderStore(
    <Form initial={{ network: '' }} validate={async () => ({ network: 'form.required' })} onSubmit={() => {}}>
      <RadioTiles label="Network" tiles={tiles} chosen="" onChoose={() => {}} invalid />
      <button type="submit">Send</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Tron' })));
});
