import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { keysIn } from '../../server/uploads/bytes.suite';
import { createS3Bytes, type S3Place } from './s3Bytes';

/** A host of buckets on this machine, with one that is empty. */
export const openS3 = async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const options = { address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'files' }] };
  let host = new S3rver({ ...options, port: 0 });
  const { port } = await host.run();
  const place: S3Place = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files',
    region: 'us-east-1',
    key: 'S3RVER',
    secret: 'S3RVER',
  };
  const bytes = createS3Bytes(place);
  return {
    place,
    bytes,
    /** Names of all that lies in the bucket. */
    lying: () => keysIn(bytes),
    /** Nothing answers until it is begun again. */
    away: () => host.close(),
    back: async () => {
      host = new S3rver({ ...options, port });
      await host.run();
    },
    stop: async () => {
      await host.close().catch(() => undefined);
      await rm(directory, { recursive: true });
    },
  };
};
