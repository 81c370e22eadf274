/** Screenshots of all mails of the mall, one below the other, in one language. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { MAILS, type MailFacts, type MailName } from '../../../server/src/domain/mail/mails.ts';
import { PLAIN_MALL } from '../../../server/src/domain/mail/mall.ts';
import { renderCode, renderMail, renderSubscription } from '../../../server/src/domain/mail/render-mail.ts';
import { isLang } from '../../../server/src/domain/locales.ts';
import type { Screenshot } from './draw.ts';

/** Long values, as they can occur. */
const FACTS: MailFacts = {
  order: '1000000016',
  orderId: 'or_1',
  amount: '1234567.89',
  sum: '0.12345678 BTC',
  date: new Date('2026-11-25T15:04:00Z'),
  carrier: 'Nordic Parcel & Freight',
  trackingNumber: 'NP-0000-4471-0000-8812',
  reason: 'The last piece was damaged in our warehouse, and the maker no longer sells this colour.',
  code: '482915',
};

function documentsIn(lang: string): readonly string[] {
  if (!isLang(lang)) return [];
  const reader = { lang, mall: PLAIN_MALL };
  const link = `${PLAIN_MALL.origin()}/mail-link/x`;
  const names = Object.keys(MAILS) as MailName[]; // The keys of the record are the names.
  return [
    ...names.map((name) => renderMail(reader, name, FACTS, link).html),
    renderCode(reader, FACTS.code, 'register').html,
    renderSubscription(reader, link).html,
  ];
}

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const sheetOf = (documents: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:0;display:grid;gap:16px}iframe{border:0;inline-size:100%;block-size:0}</style>${documents
    .map((html) => `<iframe srcdoc="${escaped(html)}"></iframe>`)
    .join('')}`;

/** Draws the mails at the smallest and the largest width. Languages without mails, such as pseudo-languages, have none. */
export async function drawMails(
  browser: Browser,
  language: string,
  { folder, widths }: { readonly folder: string; readonly widths: readonly number[] },
): Promise<readonly Screenshot[]> {
  const documents = documentsIn(language);
  if (documents.length === 0) return [];
  const screenshots: Screenshot[] = [];
  for (const width of [...new Set([widths[0], widths.at(-1)])].filter((at) => at !== undefined)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.setContent(sheetOf(documents), { waitUntil: 'load' });
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('iframe')].map((frame) => {
        const root = frame.contentDocument?.documentElement;
        frame.style.blockSize = `${root?.scrollHeight ?? 0}px`;
        return { text: root?.innerText ?? '', isWide: (root?.scrollWidth ?? 0) > frame.clientWidth };
      }),
    );
    const file = `mails.full.${language}.openmall.${width}.jpg`;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 72, fullPage: true });
    await page.close();
    screenshots.push({
      ...{ route: 'mails', name: 'mails', state: 'full', language, theme: 'openmall', width, file },
      clipped: seen
        .filter(({ isWide }) => isWide)
        .map(({ text }) => ({
          text: text.split('\n')[0] ?? '',
          where: 'mail',
          how: 'is wider than the page',
        })),
      consoleErrors: [],
      text: seen.map(({ text }) => text).join('\n'),
    });
  }
  return screenshots;
}
