import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openS3 } from '../../../gateway/uploads/s3.samples';
import { NAME, SECRET, type Scene } from './foreignScene';
import { ways } from './foreignWays';
import { openUploadWorld, pdf, picture, type UploadWorld } from './uploadWorld';

let world: UploadWorld;
let scene: Scene;
let s3: Awaited<ReturnType<typeof openS3>>;
/* In a bucket, which has an address of its own besides. */
beforeAll(async () => {
  s3 = await openS3();
  world = await openUploadWorld({ bytes: s3.bytes });
}, 120_000);
afterAll(async () => {
  await world.stop();
  await s3.stop();
});

/* Of each way its own people, rights and files, put back as they were. */
const before: { rows?: readonly (readonly [string, { _id: string } & Record<string, unknown>])[] } = {};
beforeEach(async () => {
  world.clock.reset();
  await world.store.clear('proofs');
  await restoreAccounts();
  const [ann, bob, mia, admin] = await Promise.all([
    world.as('customer'),
    world.as('bob', 'customer'),
    world.as('support'),
    world.as('admin'),
  ]);
  const file = await ann.uploaded('proofs/document', pdf(SECRET), NAME);
  const photo = await ann.uploaded('proofs/photos', await picture(), NAME);
  const { _id: record } = await ann.made({ document: file, photos: [photo] });
  const address = (await ann.addressOf(file.id)) ?? '';
  if (!(await (await world.get(address)).text()).includes(SECRET))
    throw new Error('Ann cannot read it herself');
  scene = {
    world,
    ann,
    bob,
    mia,
    admin,
    file,
    photo,
    record,
    address,
    bucket: `${s3.place.endpoint}/${s3.place.bucket}`,
  };
});

const restoreAccounts = async () => {
  const { gateway, store } = world;
  const names = ['users', 'roles'].map((key) => gateway.model.resource(key).api.collection);
  before.rows ??= (
    await Promise.all(
      names.map(async (name) => {
        const { rows } = await store.list(name, { where: [], sort: [], offset: 0, limit: 1000 });
        return rows.map((row) => [name, row] as const);
      }),
    )
  ).flat();
  for (const [name, { _id, ...patch }] of before.rows)
    if (await store.get(name, _id)) await store.update(name, _id, { patch });
    else await store.insert(name, { _id, ...patch } as Parameters<typeof store.insert>[1]);
};

it('knows at least forty ways', () => {
  expect(ways.length).toBeGreaterThanOrEqual(40);
});

it.each(ways)('gives nothing of a foreign file by %s', async (_, go) => {
  const answers = JSON.stringify(await go(scene)) ?? '';
  const secrets = [SECRET, NAME, 'secret%20of%20ann', '.whole.', s3.place.endpoint, s3.place.key];
  for (const secret of secrets) expect(answers).not.toContain(secret);
  expect(answers).not.toMatch(/"etag"/i);
  expect(answers).not.toMatch(/image\/webp/);
  const { rows } = await world.store.list('proofs', {
    where: [{ path: 'user', op: 'eq', value: 'b0b' }],
    sort: [],
    offset: 0,
    limit: 100,
  });
  const taken = rows
    .filter(({ _id }) => _id !== scene.record)
    .map((row) => JSON.stringify([row['document'], row['photos']]));
  expect(taken.join()).not.toContain(scene.file.id);
  expect(taken.join()).not.toContain(NAME);
});
