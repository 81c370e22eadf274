import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Field } from 'formik';
import { expect, test, vi } from 'vitest';
import { Form } from '../forms/Form.tsx';
import { renderStore } from '../testing/render-store.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';

type SendCall = () => Promise<void>;
const never: SendCall = () => new Promise(() => undefined);

/** Like the dialogs of the store: the button is disabled while the request is pending. */
function Confirm({ call }: { readonly call: SendCall }) {
  const { mutate, isPending } = useMutation({ mutationFn: call });
  return (
    <ConfirmDialog
      open
      title="Receipt"
      action="Confirm"
      busy={isPending}
      onConfirm={mutate}
      onClose={vi.fn()}
    >
      Has it arrived?
    </ConfirmDialog>
  );
}

function Refund({ call }: { readonly call: SendCall }) {
  const { mutate } = useMutation({ mutationFn: call });
  return (
    <Form initial={{ note: '' }} validate={() => Promise.resolve({})} onSubmit={() => mutate()}>
      <Field name="note" aria-label="Note" />
      <button type="submit">Send</button>
    </Form>
  );
}

test('A dialog confirmed twice in the same instant sends once', async () => {
  const call = vi.fn(never);
  await renderStore(<Confirm call={call} />);
  const confirm = screen.getByRole('button', { name: 'Confirm', hidden: true });
  confirm.click();
  confirm.click();
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call).toHaveBeenCalledOnce();
});

test('A form that is submitted again at the moment its call begins is sent once', async () => {
  const sends: (() => void)[] = [];
  const call = vi.fn<SendCall>(() => {
    // The form is validated, but React has not yet rendered the pending request.
    setImmediate(() => sends.forEach((send) => send()));
    return never();
  });
  await renderStore(<Refund call={call} />);
  const send = screen.getByRole('button', { name: 'Send' });
  sends.push(() => fireEvent.click(send));
  fireEvent.click(send);
  await waitFor(() => expect(call).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(call).toHaveBeenCalledOnce();
});

test('A dialog whose call failed can be confirmed again', async () => {
  const call = vi.fn<SendCall>(() => Promise.reject(new Error('No.')));
  await renderStore(<Confirm call={call} />);
  const confirm = () => screen.getByRole('button', { name: 'Confirm', hidden: true });
  confirm().click();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await waitFor(() => expect(confirm()).toHaveProperty('disabled', false));
  confirm().click();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

test('A form that was sent is not sent again until a field changes', async () => {
  const call = vi.fn<SendCall>(() => Promise.resolve());
  await renderStore(<Refund call={call} />);
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 50));
  fireEvent.click(send);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(call).toHaveBeenCalledOnce();
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'More.' } });
  fireEvent.click(send);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});
