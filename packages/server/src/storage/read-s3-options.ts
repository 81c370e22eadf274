import type { S3Options } from './s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Storages other than Amazon's accept this region. */
const DEFAULT_REGION = 'us-east-1';

function assertEndpoint(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!isPlain || !/^https?:$/.test(url.protocol))
    throw new Error('S3_ENDPOINT must be the address of the storage, such as https://s3.example.com');
}

/**
 * Reads the S3 variables; undefined if none is set.
 *
 * @throws Error if some are missing or one is invalid. The message repeats no value.
 */
export function readS3Options(env: Environment): S3Options | undefined {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length === REQUIRED.length) return undefined;
  if (missing.length > 0) throw new Error(`For S3 storage ${missing.join(' and ')} must be set too.`);
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = REQUIRED.map(
    (name) => env[name],
  );
  assertEndpoint(endpoint);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error('S3_BUCKET is not a valid bucket name.');
  return { endpoint, bucket, region: env['S3_REGION'] || DEFAULT_REGION, accessKeyId, secretAccessKey };
}
