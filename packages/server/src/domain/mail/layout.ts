import { html, raw } from 'hono/html';
import type { Lang } from '@openmall/sdk';
import type { Mall, MallColors } from './mall.ts';
import { formatLocaleOf } from './texts.ts';

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** The parts of a mail. HTML and text are written from the same parts. */
export interface MailParts {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A code to type in, shown large. */
  readonly code?: string | undefined;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly button?: Link | undefined;
  /** The label of a button that posts to the address of the page. Mails have none. */
  readonly form?: string | undefined;
  /** Why the recipient gets the mail. */
  readonly reason: string;
  readonly footerLinks: readonly Link[];
}

const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** Mail programs that know media queries show dark colors in the dark; the others ignore them. */
const STYLE = `@media (prefers-color-scheme: dark) {
.ground { background: #111413 !important } .card { background: #1a1e1c !important }
.ink { color: #eceeec !important } .soft { color: #b6bdb9 !important }
.line { border-color: #303633 !important } .code { background: #242927 !important; color: #eceeec !important }
}`;

const factRow = ({ label, value }: MailParts['facts'][number]) =>
  html`<tr>
    <td class="soft line" style="padding:8px 0;border-top:1px solid #e5e5e2;color:#545753;vertical-align:top">
      ${label}
    </td>
    <td
      class="ink line"
      style="padding:8px 0;padding-inline-start:16px;border-top:1px solid #e5e5e2;color:#1a1c1b;text-align:end;font-weight:600"
    >
      <bdi>${value}</bdi>
    </td>
  </tr>`;

const codeBox = (code: string | undefined) =>
  code === undefined
    ? ''
    : html`<p
        class="code"
        dir="ltr"
        style="margin:16px 0;padding:14px;background:#f0f0ed;border-radius:8px;color:#1a1c1b;font-size:30px;line-height:36px;font-weight:700;letter-spacing:.3em;text-align:center"
      >
        ${code}
      </p>`;

const factTable = (facts: MailParts['facts']) =>
  facts.length === 0
    ? ''
    : html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:16px 0 0;font-size:14px;line-height:20px"
      >
        ${facts.map(factRow)}
      </table>`;

const buttonOf = (button: Link | undefined, { brand, onBrand }: MallColors) =>
  button
    ? html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0">
        <tr>
          <td style="border-radius:8px;background:${brand}">
            <a
              href="${button.url}"
              style="display:inline-block;padding:13px 24px;color:${onBrand};font-weight:600;text-decoration:none"
              >${button.label}</a
            >
          </td>
        </tr>
      </table>`
    : '';

const formOf = (label: string | undefined, { brand, onBrand }: MallColors) =>
  label
    ? html`<form method="post" style="margin:24px 0 0">
        <button
          style="padding:13px 24px;border:0;border-radius:8px;background:${brand};color:${onBrand};font:inherit;font-weight:600;cursor:pointer"
        >
          ${label}
        </button>
      </form>`
    : '';

const card = ({ heading, paragraphs, code, facts, button, form }: MailParts, { name, colors }: Mall) =>
  html`<table
    role="presentation"
    class="card"
    width="560"
    cellpadding="0"
    cellspacing="0"
    style="width:100%;max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden;text-align:start"
  >
    <tr>
      <td
        style="padding:18px 32px;background:${colors.deep};color:${colors.onDeep};font-size:18px;font-weight:700;letter-spacing:-0.01em"
      >
        ${name}
      </td>
    </tr>
    <tr>
      <td style="padding:32px">
        <h1
          class="ink"
          style="margin:0 0 12px;font-size:22px;line-height:30px;font-weight:700;letter-spacing:-0.01em;color:#1a1c1b"
        >
          ${heading}
        </h1>
        ${codeBox(code)}
        ${paragraphs.map((text) => html`<p class="soft" style="margin:0 0 12px;color:#545753">${text}</p>`)}
        ${factTable(facts)} ${buttonOf(button, colors)} ${formOf(form, colors)}
      </td>
    </tr>
  </table>`;

const footer = ({ reason, footerLinks }: MailParts) =>
  html`<p
      class="soft"
      style="margin:20px auto 0;max-width:500px;padding:0 12px;font-size:12px;line-height:18px;color:#696c68;text-align:center"
    >
      ${reason}
    </p>
    <p style="margin:6px 0 0;font-size:12px;line-height:18px;text-align:center">
      ${footerLinks.map(({ label, url }) => html`<a class="soft" href="${url}" style="color:#545753;padding:0 8px">${label}</a> `)}
    </p>`;

/** Writes a mail as HTML: tables and inline styles, without pictures, as mail programs need it. */
export function toHtml(
  parts: MailParts,
  { lang, mall }: { readonly lang: Lang; readonly mall: Mall },
): string {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  const page = html`<!doctype html>
    <html lang="${formatLocaleOf(lang).replace(/-u-.*/, '')}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${parts.heading}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:#f5f5f3">
        <table
          role="presentation"
          class="ground"
          dir="${dir}"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#f5f5f3;${FONT};font-size:16px;line-height:24px"
        >
          <tr>
            <td align="center" style="padding:24px 12px">${card(parts, mall)} ${footer(parts)}</td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}

/** Writes the same mail as plain text. */
export function toText({ paragraphs, facts, button, reason, footerLinks }: MailParts): string {
  const linked = ({ label, url }: Link) => `${label}: ${url}`;
  const blocks = [
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? linked(button) : '',
    ['--', reason, ...footerLinks.map(linked)].join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
