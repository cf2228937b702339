import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BytesFault, streamOf } from '../../server/uploads/bytes';
import { describeBytes, keysIn } from '../../server/uploads/bytes.suite';
import { openS3 } from './s3.samples';
import { createS3Bytes } from './s3Bytes';
import { s3From } from './s3Settings';

describeBytes('a bucket', async () => {
  const { bytes, stop } = await openS3();
  return { bytes, close: stop };
});

let s3: Awaited<ReturnType<typeof openS3>>;
beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.stop());

const key = 'cd'.repeat(16);

/* A page of names, as hosts of buckets tell them. */
const page = (keys: readonly string[], next?: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>files</Name><IsTruncated>${next !== undefined}</IsTruncated>${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${keys.map((each) => `<Contents><Key>${each}</Key><Size>1</Size></Contents>`).join('')}</ListBucketResult>`;

it('tells the files of a bucket, page after page, and nothing else that lies there', async () => {
  const [one, two] = ['ab'.repeat(16), 'cd'.repeat(16)];
  const asked: (string | null)[] = [];
  const host = createServer(({ url }, response) => {
    const token = new URL(url ?? '', 'http://host').searchParams.get('continuation-token');
    asked.push(token);
    response.setHeader('content-type', 'application/xml');
    response.end(token === 'a+/=' ? page([`${two}.small`]) : page([one, 'README', `${one}/a`], 'a+/='));
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const { port } = host.address() as AddressInfo;
  const bytes = createS3Bytes({ ...s3.place, endpoint: `http://127.0.0.1:${port}` });
  expect(await keysIn(bytes)).toEqual([one, `${two}.small`]);
  expect(asked).toEqual([null, 'a+/=']);
  host.closeAllConnections();
  host.close();
});

it('says what is wrong of a bucket before anything is put there', async () => {
  await expect(s3.bytes.check()).resolves.toBeUndefined();
  await expect(createS3Bytes({ ...s3.place, bucket: 'none' }).check()).rejects.toThrow(
    `S3_BUCKET is "none". ${s3.place.endpoint} has no such bucket.`,
  );
  await expect(createS3Bytes({ ...s3.place, key: 'other' }).check()).rejects.toThrow(
    `S3_KEY and S3_SECRET do not open the bucket "files" of ${s3.place.endpoint}: it answers 403 InvalidAccessKeyId.`,
  );
});

it('says that a bucket is not there, instead of that a file is not', async () => {
  const none = createS3Bytes({ ...s3.place, bucket: 'none' });
  await expect(none.get(key)).rejects.toThrow(/cannot be reached: 404 NoSuchBucket/);
});

it('says of a host that does not answer where it looked, and goes on once it does', async () => {
  await s3.bytes.put(key, streamOf(new Uint8Array([5])), 1);
  await s3.away();
  const asked = [
    s3.bytes.check(),
    s3.bytes.get(key),
    s3.bytes.remove([key]),
    s3.bytes.put(key, streamOf(new Uint8Array(100_000)), 100_000),
    s3.lying(),
  ];
  for (const each of await Promise.allSettled(asked)) {
    const { reason } = each as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(BytesFault);
    expect(String(reason)).toMatch(/Files at http:\/\/127\.0\.0\.1:\d+\/files cannot be reached: .*\w/);
  }
  await s3.back();
  expect(await s3.lying()).toEqual([key]);
  await s3.bytes.remove([key]);
});

const whole = { S3_ENDPOINT: 'https://s3.example.com/', S3_BUCKET: 'files', S3_KEY: 'k', S3_SECRET: 's' };

it('reads where a bucket is from the environment, all of it or nothing', () => {
  expect(s3From({})).toBeUndefined();
  expect(s3From({ S3_ENDPOINT: ' ' })).toBeUndefined();
  expect(s3From(whole)).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'files',
    region: 'us-east-1',
    key: 'k',
    secret: 's',
  });
  expect(s3From({ ...whole, S3_REGION: 'eu-central-1' })?.region).toBe('eu-central-1');
});

it.each([
  [{ ...whole, S3_SECRET: '' }, /^S3_SECRET is missing\. .*S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET/],
  [{ S3_REGION: 'eu' }, /^S3_ENDPOINT and S3_BUCKET and S3_KEY and S3_SECRET are missing/],
  [{ ...whole, S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT is "s3\.example\.com"\. Valid: /],
  [{ ...whole, S3_ENDPOINT: 'https://s3.example.com/files' }, /without the bucket/],
  [{ ...whole, S3_ENDPOINT: 'ftp://s3.example.com' }, /^S3_ENDPOINT is/],
  [{ ...whole, S3_BUCKET: 'a/b' }, /^S3_BUCKET is "a\/b"\. Valid: the name of a bucket/],
])('names the variable that is wrong: %j', (env, sentence) => {
  expect(() => s3From(env)).toThrow(sentence);
});
