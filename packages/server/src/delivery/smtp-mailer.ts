import { createTransport } from 'nodemailer';
import type { Mailer } from './courier.ts';

export interface SmtpOptions {
  /** For example `smtps://user:password@mail.example.com`. */
  readonly url: string;
  /** Sender address. Defaults to no-reply at the host of `url`. */
  readonly from?: string | undefined;
}

const TIMEOUT_MS = 10_000;

const timeouts = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
} as const;

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer & { readonly close: () => void } {
  const sender = from ?? `openmall <no-reply@${new URL(url).hostname}>`;
  const transport = createTransport({ url, ...timeouts }, { from: sender });
  return {
    send: async ({ recipient, subject, body, html, unsubscribe }) => {
      // One click is enough (RFC 8058).
      const headers = unsubscribe
        ? {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {};
      await transport.sendMail({
        to: recipient,
        subject,
        text: body,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        ...(html && { html }),
      });
    },
    close: () => transport.close(),
  };
}
