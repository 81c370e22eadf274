import type { Lang } from '@openmall/sdk';
import { truncate } from '@openmall/sdk/money';
import { localeOf } from '../../domain/locales.ts';
import type { Sandbox, SandboxCharge } from '../../domain/payments/sandbox.ts';
import { plain } from '../app/answers.ts';
import { callbackRequest } from './payment-callback.ts';
import { readSmallBody } from '../input/read-small-body.ts';
import { sandboxTexts, type SandboxTexts } from './sandbox-texts.ts';

const PAGE = /^\/pay\/([A-Za-z0-9_-]{1,64})$/;

/** The charge reference in the address of a sandbox page. */
export const sandboxReference = (pathname: string): string | undefined => PAGE.exec(pathname)?.[1];

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

const STYLE = `
:root { color-scheme: light dark; --ground: #f3f4f6; --card: #fff; --ink: #1f2937; --soft: #4b5563; --line: #d1d5db; --brand: #1d4ed8; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #0f1216; --card: #1a1e24; --ink: #e8eaed; --soft: #a8b0ba; --line: #3a424c; --brand: #8fb2ff; --on: #0f1216 } }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center; background: var(--ground); color: var(--ink) }
main { box-sizing: border-box; inline-size: min(26rem, 100vw - 2rem); padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0; font-size: 1.25rem } p { margin: .5rem 0 0; color: var(--soft) }
strong { display: block; margin-block-start: 1.5rem; font-size: 2rem; line-height: 1.2 }
small { display: block; color: var(--soft); word-break: break-all }
form { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-block-start: 1.75rem }
button { font: inherit; font-weight: 600; padding: .65rem 1rem; border: 1px solid var(--brand); border-radius: 8px; background: var(--brand); color: var(--on); cursor: pointer }
button.quiet { background: none; color: var(--brand) }
.outcome { margin-block-start: 1.75rem; color: var(--ink) } a { color: var(--brand) }
`;

const decisions = ({ pay, decline }: SandboxTexts) => `<form method="post">
<button name="decision" value="pay">${pay}</button>
<button name="decision" value="decline" class="quiet">${decline}</button>
</form>`;

const outcomeOf = (texts: SandboxTexts, isPaid: boolean, path: string) =>
  `<p class="outcome">${isPaid ? texts.paid : texts.declined}</p>
<p><a href="${escapeHtml(path)}">${texts.back}</a></p>`;

/** The language in which the charge was opened. The provider learns it from the URL only. */
function langIn(url: string): Lang {
  const lang = new URL(url).searchParams.get('lang') ?? '';
  return Object.hasOwn(sandboxTexts, lang) ? (lang as Lang) : 'en';
}

function page(
  lang: Lang,
  { reference, amount, currency, return_path: back, outcome }: SandboxCharge,
): string {
  const texts = sandboxTexts[lang];
  const amountText = `${escapeHtml(currency)} ${truncate(amount, 2)}`;
  return `<!doctype html>
<html lang="${localeOf(lang)}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.note}</p>
<strong><bdi>${amountText}</bdi></strong>
<small><bdi>${escapeHtml(reference)}</bdi></small>
${outcome === null ? decisions(texts) : outcomeOf(texts, outcome === 'paid', back)}
</main>
</body>
</html>`;
}

export interface SandboxRequest {
  readonly sandbox: Sandbox;
  readonly request: Request;
  readonly reference: string;
  /** Delivers the provider's message to the mall. */
  readonly deliver: (callback: Request) => Promise<Response>;
}

async function decide(
  { sandbox, request, reference, deliver }: SandboxRequest,
  back: string,
): Promise<Response> {
  const form = new URLSearchParams((await readSmallBody(request)) ?? '');
  const decision = form.get('decision');
  if (decision !== 'pay' && decision !== 'decline') return plain('pay or decline?', 400);
  const message = await sandbox.decide(reference, decision === 'pay' ? 'paid' : 'failed');
  if (message) await deliver(callbackRequest(request.url, message));
  return new Response(null, { status: 303, headers: { Location: back, 'Cache-Control': 'no-store' } });
}

/** Answers the sandbox page: shows a charge, and takes the payer's decision. */
export async function answerSandbox(call: SandboxRequest): Promise<Response> {
  const charge = await call.sandbox.find(call.reference);
  if (!charge) return plain('Not found', 404);
  const { method } = call.request;
  if (method === 'POST') return decide(call, charge.return_path);
  if (method !== 'GET' && method !== 'HEAD') return plain('GET, HEAD or POST', 405);
  return new Response(page(langIn(call.request.url), charge), { headers: HEADERS });
}
