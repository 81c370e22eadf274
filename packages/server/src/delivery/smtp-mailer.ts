import { createTransport } from 'nodemailer';
import type { Mailer } from './courier.ts';

export interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.com`. */
  readonly url: string;
  /** Whom the mails come from; no-reply at the server's own name where it is not told. */
  readonly from?: string | undefined;
}

const PATIENCE_MS = 10_000;

const patience = {
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: PATIENCE_MS,
} as const;

/** Sends mails by SMTP. */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer & { readonly close: () => void } {
  const sender = from ?? `openmall <no-reply@${new URL(url).hostname}>`;
  const transport = createTransport({ url, ...patience }, { from: sender });
  return {
    send: async ({ recipient, subject, body }) => {
      await transport.sendMail({ to: recipient, subject, text: body });
    },
    close: () => transport.close(),
  };
}
