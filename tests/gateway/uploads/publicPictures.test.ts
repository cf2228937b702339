import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { KeptFile } from '../../../src/model/files/keptFile';
import { openUploadWorld, picture, type UploadWorld } from './uploadWorld';

let world: UploadWorld;
let admin: Awaited<ReturnType<UploadWorld['as']>>;
beforeAll(async () => {
  world = await openUploadWorld();
}, 120_000);
afterAll(() => world.stop());

let shown: KeptFile;
let draft: KeptFile;
let record: string;
beforeEach(async () => {
  admin = await world.as('admin');
  shown = await admin.uploaded('posters/picture', await picture('png', 300), 'shown.png');
  draft = await admin.uploaded('posters/draft', await picture(), 'draft.png');
  record = (await admin.made({ hangs: true, picture: shown, draft }, 'posters'))._id;
});

const at = (id: string, size = 'small') => `/api/public/posters/pictures/${id}/${size}`;
const statusOf = async (path: string) => (await world.get(path)).status;

it('shows whoever reads a public record its picture, small and large, and never as what was uploaded', async () => {
  for (const size of ['small', 'large']) {
    const answer = await world.get(at(shown.id, size));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await world.get(at(shown.id), { method: 'HEAD' })).status).toBe(200);
  expect(await statusOf(at(shown.id, 'whole'))).toBe(404);
});

const ways: readonly (readonly [string, () => Promise<string> | string])[] = [
  ['of a field that is not shown', () => at(draft.id)],
  ['that no record has yet', async () => at((await admin.uploaded('posters/picture', await picture())).id)],
  [
    'of another entity',
    async () => {
      const other = await admin.uploaded('proofs/portrait', await picture());
      await admin.made({ portrait: other });
      return at(other.id);
    },
  ],
  ['that there is none of', () => at('0'.repeat(32))],
  ['by a path', () => `/api/public/posters/pictures/..%2f..%2fusers/small`],
  ['of an entity that nobody may read', () => `/api/public/proofs/pictures/${shown.id}/small`],
  [
    'of a record that is not public any more',
    async () => {
      await admin.call('PATCH', `/v1/posters/${record}`, { hangs: false });
      return at(shown.id);
    },
  ],
  [
    'that the record let go of',
    async () => {
      await admin.call('PATCH', `/v1/posters/${record}`, { picture: null });
      return at(shown.id);
    },
  ],
  [
    'of a record that is gone',
    async () => {
      await world.store.remove('posters', record);
      return at(shown.id);
    },
  ],
];

it.each(['waiting', 'harmful'])('shows no picture that is %s for the scanner', async (scan) => {
  await world.store.update('~uploads', shown.id, { patch: { scan } });
  expect(await statusOf(at(shown.id))).toBe(404);
  await world.store.update('~uploads', shown.id, { patch: { scan: null } });
  expect(await statusOf(at(shown.id))).toBe(200);
});

it.each(ways)('shows no picture %s', async (_, path) => {
  expect(await statusOf(await path())).toBe(404);
});

it('takes no picture from somebody without an account', async () => {
  const answer = await world.get('/api/uploads/posters/picture?name=a.png', {
    method: 'POST',
    body: await picture(),
  });
  expect(answer.status).toBe(401);
});
