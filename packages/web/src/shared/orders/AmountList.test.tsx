import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmountList } from './AmountList.tsx';

const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map((part) => part.textContent);

test('Hides amounts of zero and keeps a line for unknown amounts', () => {
  render(
    <AmountList
      rows={[
        { label: 'Items', value: 44 },
        { label: 'Shipping', value: undefined },
        { label: 'Tax', value: 0 },
        { label: 'Service fee', value: '0.00' },
        { label: 'Handling fee', value: '0.01' },
      ]}
      discount={{ label: 'Discount', value: 0 }}
      total={{ label: 'Total', value: 0 }}
    />,
  );
  expect(texts('term')).toEqual(['Items', 'Shipping', 'Handling fee', 'Total']);
  expect(texts('definition')).toEqual(['$44.00', '', '$0.01', '$0.00']);
});
