import { changedAt, got, NAME, refused, SECRET, setRights, told, toldOf, type Scene } from './foreignScene';
import { pdf, picture } from './uploadWorld';

/** What somebody got who should get nothing: all answers together. */
type Way = readonly [way: string, go: (scene: Scene) => Promise<unknown>];

/* Written down before there was anything to attack. */
export const ways: readonly Way[] = [
  ['its id', ({ bob, file }) => told(bob, [file.id])],
  [
    'its id among own ones',
    async ({ bob, file, upload }) => toldOf(file, await told(bob, [(await upload(bob)).id, file.id])),
  ],
  ['its picture, small', ({ bob, photo }) => told(bob, [photo.id], 'small')],
  ['its picture, large', ({ bob, photo }) => told(bob, [photo.id], 'large')],
  ['its id as an address', async ({ world, file }) => got(await world.get(`/files/${file.id}`))],
  [
    'its id with a made-up signature',
    async ({ world, file }) => got(await world.get(`/files/${file.id}.whole.x.9999999999999.x`)),
  ],
  [
    'a path in the folder',
    async ({ world, file }) => got(await world.get(`/files/..%2f${file.id.slice(0, 2)}%2f${file.id}`)),
  ],
  [
    'its address in the bucket',
    async ({ world, bucket, file }) =>
      got(await world.get(`/files/${encodeURIComponent(`${bucket}/${file.id}`)}`)),
  ],
  ['the folder', async ({ world }) => got(await world.get('/files/'))],
  [
    'an own address with its id',
    async ({ world, bob, file, upload }) => {
      const own = await upload(bob);
      return got(await world.get(changedAt((await bob.addressOf(own.id)) ?? '', 0, file.id)));
    },
  ],
  [
    'its address with another size',
    async ({ world, ann, photo }) =>
      got(await world.get(changedAt((await ann.addressOf(photo.id, 'small')) ?? '', 1, 'whole'))),
  ],
  [
    'its address with more time',
    async ({ world, address }) => got(await world.get(changedAt(address, 3, '9999999999999'))),
  ],
  [
    'its address with an own session',
    async ({ world, bob, address, upload }) => {
      const own = await upload(bob);
      const [, , session = ''] = ((await bob.addressOf(own.id)) ?? '').split('.');
      return got(await world.get(changedAt(address, 2, session)));
    },
  ],
  [
    'its address without its signature',
    async ({ world, address }) => got(await world.get(changedAt(address, 4, ''))),
  ],
  [
    'its address passed on to another browser',
    async ({ world, address }) => got(await world.get(address, { headers: { 'user-agent': 'another one' } })),
  ],
  [
    'its address after ten minutes',
    async ({ world, address }) => {
      world.clock.add(10 * 60 + 1);
      return got(await world.get(address));
    },
  ],
  [
    'its address after sign-out',
    async ({ world, ann, address }) => {
      await ann.call('POST', '/jwt/logout', {});
      await world.gateway.tokens.end(ann.token);
      return got(await world.get(address));
    },
  ],
  [
    'its address after the password was changed elsewhere',
    async ({ world, address }) => {
      await world.gateway.tokens.endAll();
      return got(await world.get(address));
    },
  ],
  [
    'its address after the right went',
    async ({ world, address }) => {
      await setRights(world, [{ action: 'read', subject: 'users' }]);
      return got(await world.get(address));
    },
  ],
  [
    'its address after the record was deleted',
    async ({ world, ann, record, address }) => {
      await ann.call('DELETE', `/v1/proofs/${record}`);
      return got(await world.get(address));
    },
  ],
  [
    'its address after the record let go of it',
    async ({ world, ann, record, address, field }) => {
      await ann.call('PATCH', `/v1/proofs/${record}`, { [field]: null });
      return got(await world.get(address));
    },
  ],
  [
    'its address after the record became somebody else’s',
    async ({ world, record, address }) => {
      await world.store.update('proofs', record, { patch: { user: 'b0b' } });
      return got(await world.get(address));
    },
  ],
  [
    'its address after the account was locked',
    async ({ world, address }) => {
      const { collection } = world.gateway.model.resource('users').api;
      const where = [{ path: 'email', op: 'eq', value: 'customer@demo.com' }] as const;
      const { rows } = await world.store.list(collection, { where, sort: [], offset: 0, limit: 1 });
      await world.store.update(collection, rows[0]?._id ?? '', {
        patch: { status: 'suspended', accountStatus: 'suspended', isActive: false },
      });
      await world.store.remove(collection, rows[0]?._id ?? '');
      return got(await world.get(address));
    },
  ],
  [
    'HEAD of its address from elsewhere',
    async ({ world, address }) =>
      got(await world.get(address, { method: 'HEAD', headers: { 'user-agent': 'another one' } })),
  ],
  [
    'a range of its address from elsewhere',
    async ({ world, address }) =>
      got(await world.get(address, { headers: { range: 'bytes=0-9', 'user-agent': 'another one' } })),
  ],
  [
    'the tag of its bytes',
    async ({ world, address }) =>
      got(await world.get(address, { headers: { 'if-none-match': '*', 'user-agent': 'another one' } })),
  ],
  [
    'its id in an own new record',
    ({ bob, file, field }) => bob.call('POST', '/v1/proofs', { name: 'mine', [field]: file }),
  ],
  [
    'its id in an own record',
    async ({ bob, file, field }) => {
      const { _id } = await bob.made({});
      return bob.call('PATCH', `/v1/proofs/${_id}`, { [field]: file });
    },
  ],
  [
    'its id in a list of an own record',
    ({ bob, photo }) => bob.call('POST', '/v1/proofs', { name: 'mine', photos: [photo] }),
  ],
  [
    'what she has sent and not saved',
    async ({ ann, bob, upload, field }) => {
      const waiting = await upload(ann);
      return [
        await told(bob, [waiting.id]),
        await bob.call('POST', '/v1/proofs', { name: 'mine', [field]: waiting }),
      ];
    },
  ],
  [
    'an id of one field in another',
    async ({ bob, upload }) => {
      const own = await upload(bob);
      return refused(await bob.call('POST', '/v1/proofs', { name: 'mine', photos: [own] }));
    },
  ],
  [
    'an id of one entity in another',
    async ({ admin, upload }) => {
      const own = await upload(admin);
      return refused(await admin.call('POST', '/v1/letters', { name: 'mine', document: own }));
    },
  ],
  [
    'an id that another own record has',
    async ({ ann, file, field }) => {
      const { _id } = await ann.made({});
      return refused(await ann.call('PATCH', `/v1/proofs/${_id}`, { [field]: file }));
    },
  ],
  [
    'an id twice',
    async ({ bob }) => {
      const own = await bob.uploaded('proofs/photos', await picture(), NAME);
      return refused(await bob.call('POST', '/v1/proofs', { name: 'mine', photos: [own, own] }));
    },
  ],
  [
    'an id that is over',
    async ({ world, bob, upload, field }) => {
      const own = await upload(bob);
      world.clock.add(3601);
      const again = await world.as('bob', 'customer');
      return refused(await again.call('POST', '/v1/proofs', { name: 'mine', [field]: own }));
    },
  ],
  [
    'a made-up id',
    async ({ bob, file, field }) =>
      refused(
        await bob.call('POST', '/v1/proofs', { name: 'mine', [field]: { ...file, id: '0'.repeat(32) } }),
      ),
  ],
  [
    'an import',
    ({ bob, file, field }) =>
      bob.call('POST', '/api/imports/proofs/rows', {
        import: 'x',
        rows: [{ name: 'mine', [field]: file.id }],
      }),
  ],
  [
    'an export',
    async ({ world, bob }) =>
      got(
        await world.get('/api/exports/proofs', {
          method: 'POST',
          headers: { authorization: bob.token, 'content-type': 'application/json' },
          body: '{}',
        }),
      ),
  ],
  ['the list', ({ bob }) => bob.call('GET', '/v1/proofs?page=0')],
  ['a search', ({ bob }) => bob.call('GET', '/v1/proofs?page=0&q=secret')],
  ['a filter', ({ bob, file, field }) => bob.call('GET', `/v1/proofs?page=0&${field}=${file.id}`)],
  ['the record', ({ bob, record }) => bob.call('GET', `/v1/proofs/${record}`)],
  ['totals', ({ bob, field }) => bob.call('GET', `/v1/proofs/totals?by=${field}`)],
  ['the log', ({ bob, record }) => bob.call('GET', `/api/history/proofs/${record}?page=0`)],
  [
    'the bin',
    async ({ ann, bob, record }) => {
      await ann.call('DELETE', `/v1/proofs/${record}`);
      return bob.call('GET', '/api/bin/proofs?page=0');
    },
  ],
  [
    'an undo',
    async ({ ann, bob, record, field }) => {
      const { body } = await ann.call('PATCH', `/v1/proofs/${record}`, { [field]: null });
      return bob.call('POST', '/api/undo/proofs', { undo: [(body['undo'] as { id: string }).id] });
    },
  ],
  [
    'a guarded field',
    async ({ world, mia, admin }) => {
      const inside = await admin.uploaded('proofs/inside', pdf(SECRET), NAME);
      const { _id } = await admin.made({ inside });
      return [
        await told(mia, [inside.id]),
        await mia.call('GET', `/v1/proofs/${_id}`),
        await got(await world.get(`/files/${inside.id}`)),
      ];
    },
  ],
  ['a right to nothing', async ({ world, file }) => told(await world.as('finance'), [file.id])],
  [
    'no sign-in',
    async ({ world, file }) =>
      world.gateway.send('POST', '/api/files', { body: { files: { [file.id]: ['whole'] } } }),
  ],
];
