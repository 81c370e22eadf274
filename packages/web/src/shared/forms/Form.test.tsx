import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderStore } from '../testing/render-store.tsx';
import { Form } from './Form.tsx';
import { TextField } from './fields/TextField.tsx';

test('A form that is submitted twice during validation is sent once', async () => {
  const onSubmit = vi.fn();
  await renderStore(
    <Form initial={{ name: 'Amelia' }} validate={() => Promise.resolve({})} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <button type="submit">Send</button>
    </Form>,
  );
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('The first invalid field gets the focus, and nothing is sent', async () => {
  const onSubmit = vi.fn();
  await renderStore(
    <Form
      initial={{ name: '', town: '' }}
      validate={() => Promise.resolve({ town: 'form.required' })}
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Name" />
      <TextField name="town" label="Town" />
      <button type="submit">Send</button>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Town')));
  expect(onSubmit).not.toHaveBeenCalled();
});
