import type { SmsOptions } from './sms-webhook.ts';

const LEAST_SECRET = 16;

/** The receiver of text messages that the environment names; none where it names nothing. */
export function readSmsOptions(env: Readonly<Record<string, string | undefined>>): SmsOptions | undefined {
  const { SMS_URL: url, SMS_SECRET: secret } = env;
  if (!url && !secret) return undefined;
  if (!url || !secret) throw new Error('For text messages both SMS_URL and SMS_SECRET must be set.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(
      'SMS_URL must be the address of whoever sends text messages, such as https://sms.example.com/send',
    );
  if (secret.length < LEAST_SECRET)
    throw new Error(`SMS_SECRET must have at least ${LEAST_SECRET} characters.`);
  return { url, secret };
}
