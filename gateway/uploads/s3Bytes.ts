import { S3Error, S3mini, S3ServiceError } from 's3mini';
import { BytesFault, type ListedBytes } from '../../server/uploads/bytes';
import { isKey, keyFault } from './keys';

/** Where a bucket is, and who may use it. */
export type S3Place = {
  /** The address of the host, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
};

/** Names in one answer of a host, which has no more. */
const AT_ONCE = 1000;

/** What has no long body is answered by then, in milliseconds. */
const PATIENCE = 30_000;

export type S3Bytes = ListedBytes & {
  /** @throws Error where the bucket is not there or may not be used, and BytesFault where its host does not answer. */
  readonly check: () => Promise<void>;
};

/**
 * Keeps bytes in a bucket, each put by one call that says how many come: what is cut off never is there, so no pieces lie
 * about that cost and that no list shows. They go through this process both ways, and nobody is told where the bucket is.
 */
export const createS3Bytes = (place: S3Place): S3Bytes => {
  const settings = {
    accessKeyId: place.key,
    secretAccessKey: place.secret,
    endpoint: addressOf(place),
    region: place.region,
    fetch: streaming,
  };
  const bodies = new S3mini(settings);
  const quick = new S3mini({ ...settings, requestAbortTimeout: PATIENCE });
  const page = (token?: string) => quick.listObjectsPaged('/', '', AT_ONCE, token);
  const asked = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    if (!isKey(key)) throw keyFault(key);
    return ask().catch((error: unknown) => {
      throw faultOf(error, place);
    });
  };
  return {
    put: async (key, stream, size) => {
      const heard = hearing(stream);
      await asked(key, () => bodies.putObject(key, heard.stream, MIME, undefined, undefined, size)).catch(
        (error: unknown) => {
          throw heard.fault() ?? error;
        },
      );
    },
    get: (key, range) =>
      asked(key, async () => {
        const to = range && range.to + 1;
        const found = await bodies.getObjectRaw(key, !range, range?.from, to).catch(missing);
        return found?.body ?? undefined;
      }),
    remove: async (keys) => {
      await Promise.all(keys.map((key) => asked(key, () => quick.deleteObject(key))));
    },
    keys: async function* () {
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const found = await page(token).catch((error: unknown) => {
          throw faultOf(error, place);
        });
        for (const { Key: key } of found?.objects ?? []) if (isKey(key)) yield key;
        token = found?.nextContinuationToken;
      }
    },
    check: async () => {
      // Names that no file has: only whether they may be asked for.
      const found = await quick.listObjectsPaged('/', '-', 1).catch((error: unknown) => {
        throw refusalOf(error, place) ?? faultOf(error, place);
      });
      if (!found) throw new Error(`S3_BUCKET is "${place.bucket}". ${place.endpoint} has no such bucket.`);
    },
  };
};

const MIME = 'application/octet-stream';

const addressOf = ({ endpoint, bucket }: S3Place): string => `${endpoint}/${bucket}`;

/* Without it, `fetch` sends no stream. */
const streaming: typeof fetch = (input, init) => fetch(input, { ...init, duplex: 'half' } as RequestInit);

/* A stream, and what it failed with: `fetch` says so of it and of the host alike. */
const hearing = (stream: ReadableStream<Uint8Array>) => {
  const reader = stream.getReader();
  let fault: unknown;
  const heard = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await reader.read().catch((error: unknown) => {
        fault = error;
        throw error;
      });
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { stream: heard, fault: () => fault };
};

const missing = (error: unknown): undefined => {
  if (isService(error, 404) && !error.body?.includes('NoSuchBucket')) return undefined;
  throw error;
};

/* An answer that another setting would change, in words of the settings. */
const refusalOf = (error: unknown, { endpoint, bucket, region }: S3Place): Error | undefined => {
  if (isService(error, 401, 403))
    return new Error(
      `S3_KEY and S3_SECRET do not open the bucket "${bucket}" of ${endpoint}: it answers ${said(error)}. They need the rights to list, get, put and delete.`,
    );
  if (isService(error, 301, 307, 400))
    return new Error(`S3_REGION is "${region}". ${endpoint} answers ${said(error)}.`);
  return undefined;
};

const faultOf = (error: unknown, place: S3Place): BytesFault =>
  new BytesFault(`Files at ${addressOf(place)} cannot be reached: ${said(error)}.`, { cause: error });

const isService = (error: unknown, ...statuses: readonly number[]): error is S3ServiceError =>
  error instanceof S3ServiceError && statuses.includes(error.status);

const said = (error: unknown): string => {
  if (error instanceof S3ServiceError) return `${error.status} ${codeOf(error)}`;
  const { message, cause } = error as Error;
  if (error instanceof S3Error || !(cause instanceof Error)) return message;
  return cause.message || String((cause as NodeJS.ErrnoException).code);
};

const codeOf = ({ body = '', serviceCode }: S3ServiceError): string =>
  /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1] ?? serviceCode ?? '';
