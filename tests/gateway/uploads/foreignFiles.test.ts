import { afterAll, beforeAll, expect, it } from 'vitest';
import { openS3 } from '../../../gateway/uploads/s3.samples';
import { held, NAME, SECRET, type Held, type Scene } from './foreignScene';
import { ways } from './foreignWays';
import { openUploadWorld, pdf, picture, type UploadWorld } from './uploadWorld';

let world: UploadWorld;
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
const begin = async (field: Held): Promise<Scene> => {
  world.clock.reset();
  await world.store.clear('proofs');
  await restoreAccounts();
  const [ann, bob, mia, admin] = await Promise.all([
    world.as('customer'),
    world.as('bob', 'customer'),
    world.as('support'),
    world.as('admin'),
  ]);
  const content = field === 'document' ? pdf(SECRET) : await picture();
  const upload = (person: Scene['ann']) => person.uploaded(`proofs/${field}`, content, NAME);
  const file = await upload(ann);
  const photo = await ann.uploaded('proofs/photos', await picture(), NAME);
  const { _id: record } = await ann.made({ [field]: file, photos: [photo] });
  const address = (await ann.addressOf(file.id)) ?? '';
  const told = await (await world.get(address)).text();
  if (!secretsOf(field).every((secret) => told.includes(secret)))
    throw new Error('Ann cannot read it herself');
  const bucket = `${s3.place.endpoint}/${s3.place.bucket}`;
  return { world, ann, bob, mia, admin, field, upload, file, photo, record, address, bucket };
};

/* What of its bytes is in no answer without it. */
const secretsOf = (field: Held) => (field === 'document' ? [SECRET] : ['IHDR']);

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

const attacks = held.flatMap((field) => ways.map(([way, go]) => [field, way, go] as const));

it.each(attacks)('gives nothing of a foreign file in %s by %s', async (field, _, go) => {
  const scene = await begin(field);
  const answers = JSON.stringify(await go(scene)) ?? '';
  const places = ['.whole.', s3.place.endpoint, s3.place.key];
  for (const secret of [SECRET, 'IHDR', NAME, 'secret%20of%20ann', ...places])
    expect(answers).not.toContain(secret);
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
    .map((row) => JSON.stringify([row['document'], row['portrait'], row['photos']]));
  expect(taken.join()).not.toContain(scene.file.id);
  expect(taken.join()).not.toContain(NAME);
});
