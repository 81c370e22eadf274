// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { exampleFault, exampleReport } from '../example-report.ts';
import { SCRIPT } from './html-parts.ts';
import { htmlReport } from './html.ts';

/** Opens the report, presses its first copy button and returns what happened. */
async function pressCopy({ clipboard, execCommand }: { clipboard?: object; execCommand: () => boolean }) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  document.execCommand = execCommand;
  document.documentElement.innerHTML = htmlReport(exampleReport({ faults: [exampleFault()] }));
  const script = document.createElement('script');
  // In a block: the report of the former test declared the same names.
  script.textContent = `{${SCRIPT}}`;
  document.body.append(script);
  const button = document.querySelector<HTMLButtonElement>('.copy');
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).not.toBe('Copy'));
  const shown = button?.parentElement?.nextElementSibling?.textContent;
  return { label: button?.textContent, selected: String(getSelection()), shown };
}

it('copies by the clipboard', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  const { label, shown } = await pressCopy({ clipboard: { writeText }, execCommand: () => false });
  expect(label).toBe('Copied');
  expect(writeText.mock.calls).toEqual([[shown]]);
});

it('copies a selection on a page without TLS, which has no clipboard', async () => {
  const { label, selected, shown } = await pressCopy({ execCommand: () => true });
  expect([label, selected]).toEqual(['Copied', shown]);
});

it('selects the text and names the keys where nothing may copy', async () => {
  const clipboard = { writeText: () => Promise.reject(new Error('not allowed')) };
  const { label, selected, shown } = await pressCopy({ clipboard, execCommand: () => false });
  expect([label, selected]).toEqual(['Press Ctrl+C', shown]);
});
