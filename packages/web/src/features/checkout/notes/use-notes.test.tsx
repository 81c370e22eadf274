import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetNotes, useNotes } from './use-notes.ts';

const sneaker = { id: 'g_sneaker', skuId: 'sk_42', count: 1 };
const open = (lines = [sneaker]) => renderHook(() => useNotes(lines));

beforeEach(() => localStorage.clear());

test('notes survive a reload and a changed quantity', () => {
  const { result } = open();
  act(() => result.current[1]('Ring twice'));
  expect(result.current[0]).toBe('Ring twice');
  expect(open([{ ...sneaker, count: 3 }]).result.current[0]).toBe('Ring twice');
});

test('notes of other goods, of a placed order or of a session that ended are not shown', () => {
  const { result } = open();
  act(() => result.current[1]('Ring twice'));
  expect(open([{ ...sneaker, id: 'g_teapot' }]).result.current[0]).toBe('');
  forgetNotes();
  expect(open().result.current[0]).toBe('');
});
