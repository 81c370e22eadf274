import { describe, expect, it } from 'vitest';
import { MAILS, type MailFacts, type MailName } from './mails.ts';
import { PLAIN_MALL, type Mall } from './mall.ts';
import { renderCode, renderMail, renderSms, renderSubscription } from './render-mail.ts';
import { LANGS } from '../locales.ts';
import { textsIn } from './texts.ts';

const mall: Mall = { ...PLAIN_MALL, name: 'Clay & Sons', origin: () => 'https://mall.example' };
const FACTS: MailFacts = {
  order: '1000000016',
  orderId: 'or_1',
  amount: '1234567.899',
  sum: '0.5 BTC',
  date: new Date('2026-11-25T15:04:00Z'),
  carrier: 'Nordic Parcel',
  trackingNumber: 'NP1',
  reason: 'Sold out',
  code: '482915',
};
const names = Object.keys(MAILS) as MailName[];
const NO_MAIL = [
  'account',
  'newsletter',
  'settings',
  'unsubscribe',
  'notYou',
  'label',
  'button',
  'code',
  'subscription',
  'page',
  'topic',
];

describe('A rendered mail', () => {
  it.each(LANGS)('fills every placeholder and has all its parts in %s', (lang) => {
    for (const name of names) {
      const { subject, text, html } = renderMail({ lang, mall }, name, FACTS, 'https://mall.example/mails#x');
      for (const part of [subject, text, html]) expect(part, `${lang} ${name}`).not.toMatch(/\{\{|undefined/);
      expect(html).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(html).toContain('https://mall.example/mails#x');
    }
    for (const purpose of ['register', 'resetPassword', 'fundPassword', 'beforeBind', 'bind'] as const)
      expect(renderCode({ lang, mall }, '482915', purpose).text).toContain('482915');
    expect(renderSubscription({ lang, mall }, 'https://mall.example/mails#y').text).toContain('/mails#y');
  });

  it('has a text for each kind, and no text without a kind', () => {
    const texts = Object.keys(textsIn('en')).filter((key) => !NO_MAIL.includes(key));
    expect(texts.toSorted()).toEqual(names.toSorted());
  });

  it('differs from English in every language', () => {
    for (const lang of LANGS.filter((code) => code !== 'en'))
      for (const name of names)
        expect(renderMail({ lang, mall }, name, FACTS).subject, `${lang} ${name}`).not.toBe(
          renderMail({ lang: 'en', mall }, name, FACTS).subject,
        );
  });

  it('escapes names, and shows dollars cut to cents with separators', () => {
    const { html, text } = renderMail({ lang: 'en', mall }, 'refundGranted', FACTS);
    expect(html).toContain('Clay &amp; Sons');
    expect(text).toContain('Amount: $1,234,567.89');
    const { subject } = renderMail({ lang: 'en', mall }, 'rechargeReceived', { amount: '206.2' });
    expect(subject).toContain('$206.20');
    expect(text).toContain('in your wallet');
  });

  it('keeps the sign of an amount before it where lines run from right to left', () => {
    const { subject } = renderMail({ lang: 'ar', mall }, 'rechargeReceived', { amount: '206.2' });
    expect(subject).toContain('\u2066$206.20\u2069');
    expect(renderMail({ lang: 'ar', mall }, 'withdrawalPaid', { sum: '0.5 BTC' }).subject).toContain(
      '\u20660.5 BTC\u2069',
    );
  });

  it('shows dates in the language of the reader, in UTC', () => {
    expect(renderMail({ lang: 'de', mall }, 'orderAutoReceiptSoon', FACTS).text).toContain(
      'Am 25. November 2026 um 15:04 UTC gilt sie als erhalten',
    );
    expect(renderMail({ lang: 'th', mall }, 'orderAutoReceiptSoon', FACTS).text).toContain('2026');
  });

  it('has no picture, script or address of another site', () => {
    for (const name of names) {
      const { html } = renderMail({ lang: 'en', mall }, name, FACTS);
      expect(html).not.toMatch(/<img|<script|url\(|@import/);
      for (const [, url] of html.matchAll(/href="([^"]+)"/g))
        expect(url).toMatch(/^https:\/\/mall\.example\//);
    }
  });

  it('is one line of subject and what to do in a text message', () => {
    expect(renderSms({ lang: 'en', mall }, 'passwordChanged').text).toBe(
      'Your login password was changed. If this was not you, change your login password and contact customer service right away.',
    );
  });
});
