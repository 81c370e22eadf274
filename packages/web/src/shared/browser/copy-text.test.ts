import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

function withClipboard(clipboard: unknown, execCommand: () => boolean): string[] {
  const selected: string[] = [];
  vi.stubGlobal('navigator', { clipboard });
  document.execCommand = () => {
    selected.push((document.activeElement as HTMLTextAreaElement).value);
    return execCommand();
  };
  return selected;
}

test('Copies a text with the clipboard API if it is available', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const selected = withClipboard({ writeText }, () => true);
  expect(await copyText('T-address')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('T-address');
  expect(selected).toEqual([]);
});

test('A page without TLS, which has no clipboard, copies a selection and gives the focus back', async () => {
  const selected = withClipboard(undefined, () => true);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await copyText('T-address')).toBe(true);
  expect(selected).toEqual(['T-address']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('Falls back to a selection if the clipboard rejects, and reports a text that cannot be copied', async () => {
  const refused = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
  withClipboard(refused, () => false);
  expect(await copyText('T-address')).toBe(false);
});
