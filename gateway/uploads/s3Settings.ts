import type { S3Place } from './s3Bytes';

type Env = Readonly<Record<string, string | undefined>>;

/** All of them together, or none. */
const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;

/** What hosts take that know no regions. */
const USUAL_REGION = 'us-east-1';

/** The bucket that the environment names; undefined where it names none. Errors name the variable and its valid values. */
export const s3From = (env: Env): S3Place | undefined => {
  const [endpoint, bucket, key, secret] = NEEDED.map((name) => env[name]?.trim() ?? '');
  const missing = NEEDED.filter((name) => !env[name]?.trim());
  const region = env['S3_REGION']?.trim();
  if (missing.length === NEEDED.length && !region) return undefined;
  if (!endpoint || !bucket || !key || !secret)
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. Files in a bucket take ${NEEDED.join(', ')}.`,
    );
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(`S3_BUCKET is "${bucket}". Valid: the name of a bucket, such as sms-files.`);
  return { endpoint: hostIn(endpoint), bucket, region: region || USUAL_REGION, key, secret };
};

const hostIn = (given: string): string => {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new Error(
    `S3_ENDPOINT is "${given}". Valid: the address of a host, without the bucket, such as https://s3.eu-central-1.amazonaws.com.`,
  );
};
