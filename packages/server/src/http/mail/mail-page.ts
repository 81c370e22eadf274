import type { Lang } from '@openmall/sdk';
import type { AppContext } from '../../context.ts';
import { applyAction } from '../../domain/mail/apply-action.ts';
import { toHtml, type MailParts } from '../../domain/mail/layout.ts';
import { readAction, type MailAction } from '../../domain/mail/mail-links.ts';
import { mailContext } from '../../domain/mail/send-mail.ts';
import { fill, textsIn } from '../../domain/mail/texts.ts';
import { plain } from '../app/answers.ts';

const PAGE = /^\/mail-link\/([A-Za-z0-9_-]{1,400}\.[A-Za-z0-9_-]{1,400})$/;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

type State = 'question' | 'done' | 'invalid';

interface PageTexts {
  readonly heading: string;
  readonly text: string;
}

function textsOf(lang: Lang, action: MailAction | undefined, state: State): PageTexts {
  const { page, button } = textsIn(lang);
  if (state === 'invalid') return { heading: page.invalidTitle, text: page.invalid };
  const isDone = state === 'done';
  if (action?.action === 'confirm')
    return isDone
      ? { heading: button.confirm, text: page.confirmed }
      : { heading: page.confirmTitle, text: page.confirmText };
  return { heading: page.stopTitle, text: isDone ? page.stopped : page.stopText };
}

function partsOf(ctx: AppContext, lang: Lang, { action, state }: PageState): MailParts {
  const { page, topic, button, unsubscribe } = textsIn(lang);
  const values = {
    mall: mailContext(ctx, lang).mall.name,
    email: action && 'email' in action ? action.email : '',
    topic: topic[action?.action === 'mute' ? action.topic : 'newsletter'],
  };
  const { heading, text } = textsOf(lang, action, state);
  const toMall = { label: fill(page.toMall, values), url: `/?lang=${lang}` };
  const ask = action?.action === 'confirm' ? button.confirm : unsubscribe;
  return {
    heading,
    paragraphs: [fill(text, values)],
    facts: [],
    ...(state === 'question' ? { form: ask } : { button: toMall }),
    reason: '',
    footerLinks: [],
  };
}

function respond(ctx: AppContext, request: Request, page: PageState): Response {
  const { lang } = mailContext(ctx, new URL(request.url).searchParams.get('lang') ?? 'en');
  const body = toHtml(partsOf(ctx, lang, page), mailContext(ctx, lang));
  return new Response(body, { headers: HEADERS, status: page.state === 'invalid' ? 404 : 200 });
}

interface PageState {
  readonly action: MailAction | undefined;
  readonly state: State;
}

/**
 * Answers the links of mails, which work without a login. Opening one changes nothing, because mail programs open links
 * to check them; the button does, and so does the one-click POST of a mail program (RFC 8058). Undefined for any other
 * path.
 */
export async function answerMailLink(
  ctx: AppContext,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const signed = PAGE.exec(pathname)?.[1];
  if (signed === undefined) return undefined;
  const action = readAction(ctx, signed);
  if (!action) return respond(ctx, request, { action, state: 'invalid' });
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') return respond(ctx, request, { action, state: 'question' });
  if (method !== 'POST') return plain('GET, HEAD or POST', 405);
  const isDone = await applyAction(ctx, action);
  return respond(ctx, request, { action, state: isDone ? 'done' : 'invalid' });
}
