import { expect, test } from 'vitest';
import { renderStore } from '../../testing/render-store.tsx';
import { Money } from './Money.tsx';
import { Price } from './Price.tsx';

test('money has a dollar sign, thousands separators and two decimals, truncated', async () => {
  const { container } = await renderStore(<Money value="1234567.899" />);
  expect(container.textContent).toBe('$1,234,567.89');
});

test('money reads from left to right in every language', async () => {
  const { container } = await renderStore(<Money value={12} />);
  expect(container.querySelector('bdi')?.dir).toBe('ltr');
});

test('a reduced price shows the former price and the discount', async () => {
  const { container } = await renderStore(<Price sellingPrice={49.5} discountPrice={39.6} />);
  expect(container.textContent).toBe('Now$39.60Before$49.50−20%');
});

test('a discount that is rounded to cents still shows its whole percent', async () => {
  const { container } = await renderStore(<Price sellingPrice={48.16} discountPrice={38.53} />);
  expect(container.textContent).toContain('−20%');
});

test('without a discount there is one price and no percent', async () => {
  const { container } = await renderStore(<Price sellingPrice={18} discountPrice={null} />);
  expect(container.textContent).toBe('$18.00');
});
