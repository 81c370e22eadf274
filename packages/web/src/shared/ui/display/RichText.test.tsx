import { expect, test } from 'vitest';
import { renderStore } from '../../testing/render-store.tsx';
import { RichText } from './RichText.tsx';

const html = async (source: string) =>
  (await renderStore(<RichText html={source} />)).container.firstElementChild?.innerHTML;

test('shows paragraphs, lists and pictures of the mall', async () => {
  expect(await html('<p>Two <b>parts</b></p><ul><li>one</li></ul>')).toBe(
    '<p>Two <b>parts</b></p><ul><li>one</li></ul>',
  );
  expect(await html('<img src="/pictures/goods/a.webp" alt="A" width="600" height="400">')).toContain(
    'src="/pictures/goods/a.webp"',
  );
});

test('removes everything that could run', async () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<img src="//evil.example/a.png">',
    '<form action="https://evil.example"><button>x</button></form>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  ];
  for (const attack of attacks)
    expect(await html(attack)).not.toMatch(/alert|evil|style|onclick|<form|<iframe|<svg/);
});

test('an external link opens a new tab without a referrer', async () => {
  expect(await html('<a href="https://example.com/a">a</a>')).toBe(
    '<a href="https://example.com/a" rel="noreferrer nofollow" target="_blank">a</a>',
  );
});

test('a text that exists only in English says so, and is marked as English', async () => {
  const { container, findByText } = await renderStore(<RichText html="<p>Made of oak</p>" translated={0} />);
  await findByText('This text is only available in English.');
  expect(container.querySelector('[lang=en][dir=ltr]')?.textContent).toBe('Made of oak');
  const translated = await renderStore(<RichText html="<p>Aus Eiche</p>" translated={1} />);
  expect(translated.container.textContent).toBe('Aus Eiche');
});
