import type { S3Options } from './s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A region that storages other than Amazon's take, whatever they are called themselves. */
const ANY_REGION = 'us-east-1';

function assertEndpoint(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!isPlain || !/^https?:$/.test(url.protocol))
    throw new Error('S3_ENDPOINT must be the address of the storage, such as https://s3.example.com');
}

/** The storage that the environment names; none where it names nothing. Half a storage is a mistake. */
export function readS3Options(env: Environment): S3Options | undefined {
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === NEEDED.length) return undefined;
  if (missing.length > 0) throw new Error(`For S3 storage ${missing.join(' and ')} must be set too.`);
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = NEEDED.map(
    (name) => env[name],
  );
  assertEndpoint(endpoint);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error('S3_BUCKET is no name of a bucket.');
  return { endpoint, bucket, region: env['S3_REGION'] || ANY_REGION, accessKeyId, secretAccessKey };
}
