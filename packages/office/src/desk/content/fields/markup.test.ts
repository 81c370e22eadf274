import { expect, it } from 'vitest';
import { htmlOf, textOfHtml } from './markup.ts';

const TEXT = `We have moved.

## What changes
Parcels leave on **Saturdays** too.
Nothing else.

- A & B
- "C" < D`;
const HTML =
  '<p>We have moved.</p><h2>What changes</h2><p>Parcels leave on <strong>Saturdays</strong> too.<br>Nothing else.</p>' +
  '<ul><li>A &amp; B</li><li>&quot;C&quot; &lt; D</li></ul>';

it('turns paragraphs, headings, lists and bold words into HTML', () => {
  expect(htmlOf(TEXT)).toBe(HTML);
});

it('turns that HTML into a text that gives the same HTML again', () => {
  const text = textOfHtml(HTML);
  expect(text).toContain('- "C" < D');
  expect(htmlOf(text)).toBe(HTML);
});

it('writes tags within a text as they stand', () => {
  expect(htmlOf('Use <b> for bold.')).toBe('<p>Use &lt;b&gt; for bold.</p>');
});

it('leaves HTML alone that a text can not write, and plain text as it is', () => {
  const table = '<table><tr><td>1</td></tr></table>';
  expect(textOfHtml(table)).toBe(table);
  expect(htmlOf(table)).toBe(table);
  expect(textOfHtml('Five new stores.')).toBe('Five new stores.');
});
