import type { Lang } from '@openmall/sdk';
import { formatDollars } from '@openmall/sdk/money';
import type { CodePurpose } from '../../db/schema/verification.ts';
import { toHtml, toText, type Link, type MailParts } from './layout.ts';
import { MAILS, type MailData, type MailFacts, type MailKind, type MailName } from './mails.ts';
import type { Mall } from './mall.ts';
import { fill, formatLocaleOf, textsIn, type MailTexts } from './texts.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailContext {
  readonly lang: Lang;
  readonly mall: Mall;
}

type Facts = Partial<MailFacts>;

/** Keeps the order of a text such as `$5` in a line that runs from right to left. */
const keepOrder = (lang: Lang, text: string): string => (lang === 'ar' ? `\u2066${text}\u2069` : text);

/** Facts as texts in the context's language. Times are in UTC, because the mall does not know the zone of the reader. */
function written(lang: Lang, { amount, sum, date, ...facts }: Facts): Readonly<Record<string, string>> {
  const tag = formatLocaleOf(lang);
  return {
    ...facts,
    ...(amount !== undefined && { amount: keepOrder(lang, formatDollars(amount)) }),
    ...(sum !== undefined && { sum: keepOrder(lang, sum) }),
    ...(date && {
      date: date.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }) + ' UTC',
    }),
  };
}

const path = {
  order: (facts: Facts) =>
    facts.orderId ? `/userInfo/order-detail?id=${encodeURIComponent(facts.orderId)}` : '/userInfo/my-order',
  wallet: () => '/userInfo/money-package',
  security: () => '/userInfo/setup',
} as const;

/** A link to a page of the store in the context's language. */
export const pageLink = ({ lang, mall }: MailContext, to: string): string =>
  `${mall.origin()}${to}${to.includes('?') ? '&' : '?'}lang=${lang}`;

const SHOWN = ['order', 'amount', 'sum', 'carrier', 'trackingNumber', 'reason', 'date'] as const;

function rows(texts: MailTexts, { facts }: MailKind, values: Readonly<Record<string, string>>) {
  return SHOWN.filter((fact) => facts.includes(fact) && (values[fact] ?? '') !== '').map((fact) => ({
    label: texts.label[fact],
    value: values[fact] ?? '',
  }));
}

const settingsLink = (context: MailContext): Link => ({
  label: textsIn(context.lang).settings,
  url: pageLink(context, '/userInfo/setup/mails'),
});

/** Renders a mail of an account. `unsubscribe` is the link that turns its topic off. */
export function renderMail<Name extends MailName>(
  context: MailContext,
  name: Name,
  data: MailData<Name>,
  unsubscribe?: string,
): RenderedMail {
  const { lang, mall } = context;
  const kind: MailKind = MAILS[name];
  const texts = textsIn(lang);
  const values = { mall: mall.name, ...written(lang, data) };
  const own: { readonly subject: string; readonly text?: string } = texts[name];
  const subject = fill(own.subject, values);
  const parts: MailParts = {
    heading: subject,
    paragraphs: [...(own.text ? [fill(own.text, values)] : []), ...(kind.isAlert ? [texts.notYou] : [])],
    facts: rows(texts, kind, values),
    button: kind.button && {
      label: texts.button[kind.button],
      url: pageLink(context, path[kind.button](data)),
    },
    reason: fill(texts.account, values),
    footerLinks: [
      settingsLink(context),
      ...(unsubscribe ? [{ label: texts.unsubscribe, url: unsubscribe }] : []),
    ],
  };
  return { subject, text: toText(parts), html: toHtml(parts, context) };
}

/** The text message of an alert, which has no links and no layout. */
export function renderSms({ lang }: MailContext, name: MailName): Pick<RenderedMail, 'subject' | 'text'> {
  const texts = textsIn(lang);
  const kind: MailKind = MAILS[name];
  const { subject, text = '' }: { readonly subject: string; readonly text?: string } = texts[name];
  const stop = FULL_STOPS[lang] ?? '. ';
  return { subject, text: `${subject}${stop}${kind.isAlert ? texts.notYou : text}` };
}

/** What ends a sentence and leads to the next, where it is not a full stop and a space. */
const FULL_STOPS: Partial<Record<Lang, string>> = { cn: '。', tw: '。', ja: '。', hi: '। ', th: ' ' };

/** Renders a verification code. */
export function renderCode(context: MailContext, code: string, purpose: CodePurpose): RenderedMail {
  const texts = textsIn(context.lang);
  const text = fill(texts.code[purpose], { code });
  const parts: MailParts = {
    heading: texts.code.subject,
    paragraphs: [text],
    code,
    facts: [],
    reason: context.mall.name,
    footerLinks: [],
  };
  return { subject: texts.code.subject, text, html: toHtml(parts, context) };
}

/** Renders the mail that asks whether an address wants the newsletter. */
export function renderSubscription(context: MailContext, confirm: string): RenderedMail {
  const texts = textsIn(context.lang);
  const values = { mall: context.mall.name };
  const parts: MailParts = {
    heading: texts.subscription.subject,
    paragraphs: [fill(texts.subscription.text, values)],
    facts: [],
    button: { label: texts.button.confirm, url: confirm },
    reason: fill(texts.newsletter, values),
    footerLinks: [],
  };
  return { subject: parts.heading, text: toText(parts), html: toHtml(parts, context) };
}
