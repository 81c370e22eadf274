import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Courier, Message } from '../domain/verification/outbox.ts';

/** Sends messages of one channel. Rejects if the message was not accepted; the outbox retries then. */
export interface MessageSender {
  readonly send: (message: Message) => Promise<void>;
}
export type Mailer = MessageSender;
export type Sms = MessageSender;

export interface CourierOptions {
  readonly mailer?: Mailer | undefined;
  readonly sms?: Sms | undefined;
  /** Folder to which the demo writes messages that have no sender. */
  readonly demoFolder?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/** Shortens an address so that its owner recognises it. Full addresses and codes never reach the log. */
function redact(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  return at < 0
    ? `${recipient.slice(0, 3)}***${recipient.slice(-2)}`
    : `${recipient.slice(0, Math.min(3, at))}***`;
}

async function writeToFolder(
  folder: string,
  { id, recipient, subject, body, html }: Message,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${id}.txt`);
  await writeFile(file, `To: ${recipient}\nSubject: ${subject}\n\n${body}\n`, { mode: 0o600 });
  if (html) await writeFile(join(folder, `${id}.html`), html, { mode: 0o600 });
  return file;
}

/** Delivers messages by e-mail and SMS. A message without a sender stays in the outbox, and the log says so. */
export function createCourier(options: CourierOptions): Courier {
  const { mailer, sms, demoFolder, log = (line) => console.warn(line) } = options;
  return {
    deliver: async (message) => {
      const sender = message.channel === 'email' ? mailer : sms;
      if (sender) {
        await sender.send(message);
        return 'sent';
      }
      const place = demoFolder ? await writeToFolder(demoFolder, message) : `the outbox as ${message.id}`;
      log(`${message.subject} for ${redact(message.recipient)} is in ${place}`);
      return 'kept';
    },
  };
}
