import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderStore } from '../../testing/render-store.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

function Counter({ from, min, max }: { readonly from: number; readonly min: number; readonly max: number }) {
  const [quantity, setQuantity] = useState(from);
  return <QuantityStepper value={quantity} onChange={setQuantity} min={min} max={max} label="Wool beanie" />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Wool beanie' });

test('the buttons stop at both ends', async () => {
  await renderStore(<Counter from={5} min={5} max={6} />);
  expect(screen.getByRole('button', { name: 'Decrease quantity of Wool beanie' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Wool beanie' }));
  expect(field().value).toBe('6');
  expect(screen.getByRole('button', { name: 'Increase quantity of Wool beanie' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('a typed quantity below the minimum is corrected on blur, with the reason', async () => {
  await renderStore(<Counter from={10} min={5} max={500} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '2');
  expect(field().value).toBe('2');
  await userEvent.tab();
  expect(field().value).toBe('5');
  expect(screen.getByRole('status').textContent).toBe('The minimum order is 5.');
});

test('a typed quantity above the maximum becomes the maximum', async () => {
  await renderStore(<Counter from={1} min={1} max={500} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '900{Enter}');
  expect(field().value).toBe('500');
  expect(screen.getByRole('status').textContent).toBe('The maximum order is 500.');
});

test('only digits can be typed, and an emptied field returns to its last value', async () => {
  await renderStore(<Counter from={3} min={1} max={500} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '-1.5e');
  expect(field().value).toBe('15');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field().value).toBe('3');
});

test('arrow keys change the quantity', async () => {
  await renderStore(<Counter from={3} min={1} max={20} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}');
  expect(field().value).toBe('14');
});
