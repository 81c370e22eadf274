/** A text as operators write it, and the HTML that the store shows. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const inline = (text: string): string => escaped(text).replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

const listItem = (line: string): string => `<li>${inline(line.slice(2))}</li>`;

function blockOf(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('## ')) {
    const rest = lines.slice(1).join('\n');
    return `<h2>${inline(first.slice(3))}</h2>${rest === '' ? '' : blockOf(rest)}`;
  }
  if (lines.every((line) => line.startsWith('- '))) return `<ul>${lines.map(listItem).join('')}</ul>`;
  return `<p>${lines.map(inline).join('<br>')}</p>`;
}

/** HTML of a text. A text that begins with a tag is HTML already. */
export function htmlOf(text: string): string {
  const trimmed = text.trim().replaceAll('\r\n', '\n');
  if (/^<[a-z]/i.test(trimmed)) return trimmed;
  return trimmed
    .split(/\n{2,}/)
    .map((block) => blockOf(block.trim()))
    .join('');
}

/** The text of HTML; the HTML itself where it has tags that a text can't write. */
export function textOfHtml(html: string): string {
  const text = html
    .replaceAll(/<h2>(.*?)<\/h2>/gs, '\n\n## $1\n\n')
    .replaceAll(/<li>(.*?)<\/li>/gs, '- $1\n')
    .replaceAll(/<\/?ul>/g, '\n\n')
    .replaceAll(/<p>(.*?)<\/p>/gs, '\n\n$1\n\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<strong>(.*?)<\/strong>/gs, '**$1**');
  return /<[a-z/]/i.test(text) ? html : unescaped(text.replaceAll(/\n{3,}/g, '\n\n').trim());
}
