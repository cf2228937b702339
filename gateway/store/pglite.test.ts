import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { describeSeries } from '../../server/seeding/seedSeries.suite';
import { openStore } from './openStore';
import { emptyPgliteStore } from './pglite.samples';
import { row } from './rows.samples';
import type { Store } from '../../server/store/store';
import { describeLinks } from '../../server/links/links.suite';
import { describeNotices } from '../../server/store/notices.suite';
import { describeFormerFields } from '../../server/store/formerFields.suite';
import { describePlainTexts } from '../../server/store/plainTexts.suite';
import { describeRenamed } from '../../server/store/renamed.suite';
import { describeStore } from '../../server/store/store.suite';
import { describeAgreement } from './storesAgree.suite';

// Starting one takes seconds: all suites share it, and the last case of the file closes it.
let shared: Promise<Store> | undefined;
const openShared = async (): Promise<Store> => {
  shared ??= emptyPgliteStore();
  return { ...(await shared), close: async () => undefined };
};

describeStore('PGlite', openShared);
describeNotices('PGlite', openShared);
describePlainTexts('PGlite', openShared);
describeRenamed('PGlite', openShared);
describeFormerFields('PGlite', openShared);
describeLinks('PGlite', openShared, 5);
// The same statements over the same database: where there is a server, PGlite's turn is in the long run.
if (!process.env['DATABASE_URL']) describeAgreement('PGlite', openShared);
describeSeries('PGlite', openShared);

describe('a PGlite folder', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  it('keeps records and unique values over a restart, and is refused while it is open', async () => {
    await (await shared)?.close();
    const folder = join(await mkdtemp(join(tmpdir(), 'store-')), 'data');
    folders.push(join(folder, '..'));
    const first = await openStore({ folder });
    await first.insert('plans', row('a', { name: 'Basic' }), { name: 'Basic' });
    await expect(openStore({ folder })).rejects.toThrow(`${folder} is open in another gateway`);
    await first.close();
    await first.close();
    const second = await openStore({ folder });
    expect(await second.get('plans', 'a')).toEqual(row('a', { name: 'Basic' }));
    await expect(second.insert('plans', row('b', {}), { name: 'Basic' })).rejects.toThrow('already in use');
    await second.close();
  }, 60_000);
});
