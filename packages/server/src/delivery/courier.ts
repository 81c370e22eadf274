import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Courier, Message } from '../domain/verification/outbox.ts';

/** A way to people. Fails where a message could not be handed over; it is tried again then. */
export interface Carrier { readonly send: (message: Message) => Promise<void> }
export type Mailer = Carrier;
export type Sms = Carrier;

export interface CourierOptions {
  readonly mailer?: Mailer | undefined;
  readonly sms?: Sms | undefined;
  /** Where the demo, which has neither, lays messages down for whoever sits before the machine. */
  readonly demoFolder?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/** Enough to recognise one's own: neither the address nor the code reach the log. */
function redact(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  return at < 0
    ? `${recipient.slice(0, 3)}***${recipient.slice(-2)}`
    : `${recipient.slice(0, Math.min(3, at))}***`;
}

async function layDown(folder: string, { id, recipient, subject, body }: Message): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${id}.txt`);
  await writeFile(file, `To: ${recipient}\nSubject: ${subject}\n\n${body}\n`, { mode: 0o600 });
  return file;
}

/** Carries messages by mail and telephone; where there is no way, they stay in the outbox, and the log says so. */
export function createCourier(options: CourierOptions): Courier {
  const { mailer, sms, demoFolder, log = (line) => console.warn(line) } = options;
  return {
    deliver: async (message) => {
      const carrier = message.channel === 'email' ? mailer : sms;
      if (carrier) {
        await carrier.send(message);
        return 'sent';
      }
      const place = demoFolder ? await layDown(demoFolder, message) : `the outbox as ${message.id}`;
      log(`${message.subject} for ${redact(message.recipient)} is in ${place}`);
      return 'kept';
    },
  };
}
