import { truncate } from '@openmall/sdk/money';
import type { Sandbox, SandboxCharge } from '../domain/payments/sandbox.ts';
import { plain } from './answers.ts';
import { callbackRequest } from './payment-callback.ts';
import { readSmallBody } from './read-small-body.ts';

const PAGE = /^\/pay\/([A-Za-z0-9_-]{1,64})$/;

/** The number in the address of a sandbox's page. */
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

const decisions = `<form method="post">
<button name="decision" value="pay">Pay</button>
<button name="decision" value="decline" class="quiet">Decline</button>
</form>`;
const wayBack = (path: string) => `<p><a href="${escapeHtml(path)}">Back to the store</a></p>`;

function page({ reference, amount, currency, return_path: back, outcome }: SandboxCharge): string {
  const figure = `${escapeHtml(currency)} ${truncate(amount, 2)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment sandbox</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center; background: #f3f4f6; color: #1f2937 }
main { background: #fff; border-radius: 12px; padding: 2rem; max-width: 22rem; box-shadow: 0 1px 8px #0002 }
strong { font-size: 1.75rem } small { color: #4b5563; word-break: break-all }
button { font: inherit; padding: .6rem 1.4rem; border: 1px solid #1d4ed8; border-radius: 8px; background: #1d4ed8; color: #fff; margin-right: .5rem; cursor: pointer }
button.quiet { background: #fff; color: #1d4ed8 }
</style>
</head>
<body>
<main>
<h1>Payment sandbox</h1>
<p>This is a test provider. No money moves.</p>
<p><strong>${figure}</strong></p>
<p><small>${escapeHtml(reference)}</small></p>
${outcome === null ? decisions : `<p>This payment is ${outcome === 'paid' ? 'paid' : 'declined'}.</p>${wayBack(back)}`}
</main>
</body>
</html>`;
}

export type SandboxVisit = {
  readonly sandbox: Sandbox;
  readonly request: Request;
  readonly reference: string;
  /** Brings the provider's message to the mall, as the network would. */
  readonly deliver: (callback: Request) => Promise<Response>;
};

async function decide(
  { sandbox, request, reference, deliver }: SandboxVisit,
  back: string,
): Promise<Response> {
  const form = new URLSearchParams((await readSmallBody(request)) ?? '');
  const decision = form.get('decision');
  if (decision !== 'pay' && decision !== 'decline') return plain('pay or decline?', 400);
  const message = await sandbox.decide(reference, decision === 'pay' ? 'paid' : 'failed');
  if (message) await deliver(callbackRequest(request.url, message));
  return new Response(null, { status: 303, headers: { Location: back, 'Cache-Control': 'no-store' } });
}

/** The hosted page of the sandbox: shows a charge, and takes the payer's decision. */
export async function answerSandbox(visit: SandboxVisit): Promise<Response> {
  const charge = await visit.sandbox.find(visit.reference);
  if (!charge) return plain('Not found', 404);
  const { method } = visit.request;
  if (method === 'POST') return decide(visit, charge.return_path);
  if (method !== 'GET' && method !== 'HEAD') return plain('GET, HEAD or POST', 405);
  return new Response(page(charge), { headers: HEADERS });
}
