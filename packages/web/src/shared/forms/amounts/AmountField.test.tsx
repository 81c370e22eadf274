import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderStore } from '../../testing/render-store.tsx';
import { AmountField } from './AmountField.tsx';
import { Form } from '../Form.tsx';

interface Values {
  readonly amount: string;
}

const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text);

async function openForm(onSubmit: (values: Values) => void) {
  const validate = ({ amount }: Values) =>
    Promise.resolve<Record<string, string>>(isNumber(amount) ? {} : { amount: 'form.required' });
  await act(() =>
    renderStore(
      <Form initial={{ amount: '' }} validate={validate} onSubmit={onSubmit}>
        <AmountField name="amount" label="Amount" places={10} />
        <button type="submit">Send</button>
      </Form>,
    ),
  );
  return screen.getByLabelText<HTMLInputElement>('Amount');
}

const send = () => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Send' }))));

it('asks what an ambiguous amount means, and sends nothing before it is answered', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const field = await openForm(onSubmit);
  fireEvent.change(field, { target: { value: '1,500' } });
  expect(field.value).toBe('1,500');
  const choice = await screen.findByRole('button', { name: '1,500.00' });
  expect(screen.getByText('Choose an amount')).toBeTruthy();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(choice);
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ amount: '1500' }));
});

it('accepts an unambiguous amount as it is typed', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const field = await openForm(onSubmit);
  fireEvent.change(field, { target: { value: '1,500.50' } });
  expect(field.value).toBe('1,500.50');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ amount: '1500.50' }));
});
