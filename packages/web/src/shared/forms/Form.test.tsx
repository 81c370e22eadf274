import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@openmall/sdk';
import { expect, test, vi } from 'vitest';
import { renderStore } from '../testing/render-store.tsx';
import { Form } from './Form.tsx';
import { FormAlert } from './FormAlert.tsx';
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

test('The field that the server refuses is marked and focused, until it is changed', async () => {
  const refusal = (field: string) =>
    new ApiError({
      ...{ kind: 'envelope', code: '402', key: 'parameterError', operationId: 'addressAdd' },
      ...{ requestId: 'r', url: '/', field, rule: 'maxLength' },
    });
  const form = (error?: ApiError) => (
    <Form
      initial={{ name: 'Amelia', town: 'London' }}
      validate={() => Promise.resolve({})}
      onSubmit={() => {}}
    >
      <FormAlert error={error} />
      <TextField name="name" label="Name" />
      <TextField name="town" label="Town" />
    </Form>
  );
  const { unmount } = await renderStore(form(refusal('town')));
  const town = screen.getByLabelText('Town');
  await waitFor(() => expect(town.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(town));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.change(town, { target: { value: 'Bath' } });
  await waitFor(() => expect(town.getAttribute('aria-invalid')).not.toBe('true'));
  unmount();
  // A parameter without a field of its own is told above the form.
  await renderStore(form(refusal('countryId')));
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Town').getAttribute('aria-invalid')).not.toBe('true');
});
