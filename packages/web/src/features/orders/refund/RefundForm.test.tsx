import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStore } from '../../../shared/testing/render-store.tsx';
import { RefundForm } from './RefundForm.tsx';

afterEach(() => focusManager.setFocused(undefined));

describe('The form of a refund', () => {
  it('keeps what was chosen when a quote that failed is asked for again', async () => {
    await renderStore(<RefundForm orderId="or_1" status={1} shipDeadline={null} onDone={() => undefined} />);
    const reason = await screen.findByRole('radio', { name: 'I don’t like it' });
    fireEvent.click(reason);
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await wait(500);
    });
    expect(reason).toHaveProperty('isConnected', true);
    expect(reason).toHaveProperty('checked', true);
  });
});
