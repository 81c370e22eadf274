import type { AppContext } from './context.ts';
import { compareKeys } from './domain/verification/keys/compare-keys.ts';
import { resealAuthenticators } from './domain/verification/keys/reseal.ts';
import type { ServerOptions } from './server-options.ts';

const PUBLIC_HOSTS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** True if real people use the mall: it has its own database, and neither demo nor tests. */
export const isProduction = ({ databaseUrl, autopilot, controlSecret, production }: ServerOptions): boolean =>
  production ?? (databaseUrl !== undefined && !autopilot && controlSecret === undefined);

function listMissing(options: ServerOptions): readonly string[] {
  const { secretKeys, dataFolder, smtp, sms, hasTrustedProxies, publicUrl } = options;
  const missing: readonly (readonly [boolean, string])[] = [
    [
      secretKeys === undefined,
      `SECRET_KEYS is not set: the key is stored in ${dataFolder}/secret-keys. Other servers need the same key, and a backup of the database is useless without it.`,
    ],
    [smtp === undefined, 'SMTP_URL is not set: codes and notices by e-mail stay in the table outbox.'],
    [sms === undefined, 'SMS_URL is not set: codes by SMS stay in the table outbox.'],
    [
      hasTrustedProxies !== true,
      'TRUSTED_PROXIES is not set: behind a proxy, all visitors share its address, and with it the rate limits. Cookies are not marked Secure.',
    ],
    [publicUrl === undefined, 'PUBLIC_URL is not set: links in mails name the address of this server.'],
  ];
  return missing.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}

/** What an operator should know about the settings: what production lacks, and who reaches the demo. */
export function reviewSettings(options: ServerOptions): readonly string[] {
  const { host = '127.0.0.1', autopilot } = options;
  if (autopilot && PUBLIC_HOSTS.has(host))
    return [
      `HOST is ${host} with the demo: anyone on your network can reach a mall with a public password and fake money.`,
    ];
  return isProduction(options) ? listMissing(options) : [];
}

/**
 * Compares the keys with those of other servers and seals the authenticators. A missing key is reported, but does not
 * stop the mall.
 */
export async function reviewKeys(ctx: AppContext): Promise<readonly string[]> {
  const others = await compareKeys(ctx);
  const lost = await resealAuthenticators(ctx);
  return [
    ...others.map(
      (name) =>
        `Another server of this database uses a key "${name}" that this one does not have. Give all servers the same SECRET_KEYS, or authenticators and known browsers fail on some of them.`,
    ),
    ...(lost > 0
      ? [
          `${lost} authenticators are sealed with a key that this server does not have. Their owners cannot use them until SECRET_KEYS contains it.`,
        ]
      : []),
  ];
}
