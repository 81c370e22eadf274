import type { SmsOptions } from './sms-webhook.ts';

const MIN_SECRET_LENGTH = 16;

/**
 * Reads SMS_URL and SMS_SECRET; undefined if neither is set.
 *
 * @throws Error if only one is set, or one is invalid. The message repeats no value.
 */
export function readSmsOptions(env: Readonly<Record<string, string | undefined>>): SmsOptions | undefined {
  const { SMS_URL: url, SMS_SECRET: secret } = env;
  if (!url && !secret) return undefined;
  if (!url || !secret) throw new Error('For text messages both SMS_URL and SMS_SECRET must be set.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error('SMS_URL must be the address of an SMS service, such as https://sms.example.com/send');
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`SMS_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  return { url, secret };
}
