export interface StripeOptions {
  readonly secretKey: string;
  /** Signs the messages of Stripe. */
  readonly webhookSecret: string;
  /** Another address of the API, for tests. */
  readonly apiUrl?: string | undefined;
}

/** Whether a key moves real money. */
export const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);

/** @throws Error if the address is not an origin, or is not on this machine. */
function checkApiUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const isLocal = URL.canParse(text) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(text).hostname);
  if (!isLocal) throw new Error('STRIPE_API_URL is for tests, and must be an address of this machine.');
  return text;
}

/**
 * Reads STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; undefined if neither is set.
 *
 * @throws Error if only one is set, one is invalid, or Stripe could not send buyers back. The message repeats no value.
 */
export function readStripeOptions(
  env: Readonly<Record<string, string | undefined>>,
): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL: publicUrl } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new Error('For Stripe both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set.');
  if (!/^(sk|rk)_(test|live)_\w+$/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY must be a secret or restricted key, such as sk_test_…');
  if (!/^whsec_\w+$/.test(webhookSecret))
    throw new Error(
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint, such as whsec_…',
    );
  if (!publicUrl)
    throw new Error('For Stripe PUBLIC_URL must be set, so that buyers come back to the store.');
  if (isLiveKey(secretKey) && !publicUrl.startsWith('https:'))
    throw new Error('A live key of Stripe needs a PUBLIC_URL that begins with https.');
  return { secretKey, webhookSecret, apiUrl: checkApiUrl(env['STRIPE_API_URL']) };
}
