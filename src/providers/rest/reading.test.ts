import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstPage, model, openRest } from '../../../tests/contract/dataProvider.wire';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { answering } from '../../../tests/servers/faults';

const { name } = model.resource('things');
const MOST_ONE_BY_ONE = 200;

/* More than a page, of which rows of the same group stand apart. */
const scattered = {
  success: true,
  things: ['one', 'two', 'one'].map((name, at) => ({
    _id: `${at}`,
    name,
    status: at === 1 ? 'done' : 'open',
  })),
  total_results: 9,
};

let server: AnsweringServer;
beforeEach(async () => void (server = await startAnsweringServer()));
afterEach(() => server.close());

it('asks one by one for so many records that their list leaves out, and for no more', async () => {
  server.fault(({ path }) => path.startsWith('/v1/things/'), answering({ success: false }, 404));
  const rest = await openRest(server.url, server.mint().accessToken);
  const ids = Array.from({ length: MOST_ONE_BY_ONE + 30 }, (_, at) => `${at}`);
  expect(await rest.getMany(name, { ids })).toEqual({ data: [] });
  expect(server.calls.filter(({ path }) => path !== '/v1/things')).toHaveLength(MOST_ONE_BY_ONE);
});

describe('a list in groups', () => {
  const inGroups = (sort: string, perPage = 3) => ({
    ...firstPage(),
    pagination: { page: 1, perPage },
    sort: { field: sort, order: 'ASC' as const },
    meta: { group: { field: 'status', isDescending: false } },
  });
  const asked = () => server.calls.at(-1)?.query.get('groupBy');
  const meta = async (rest: ResourceProvider, params: ReturnType<typeof inGroups>, list = name) =>
    (await rest.getList(list, params)).meta as { readonly issues: object[]; readonly groups?: object[] };

  it('is asked of a host that puts them together over its pages, which then says how many each has', async () => {
    const groups = [
      { key: 'open', count: 7, isContinued: true },
      { key: null, count: 2 },
      { key: 1, count: 'x' },
    ];
    server.fault(() => true, answering({ ...scattered, groups }));
    const rest = await openRest(server.url, server.mint().accessToken, { sms: ['groups'] });
    const { issues, groups: counted } = await meta(rest, inGroups('name'));
    expect([asked(), issues]).toEqual(['status', []]);
    expect(counted).toEqual([
      { key: 'open', count: 7, isContinued: true },
      { key: null, count: 2, isContinued: false },
    ]);
    await rest.getList(name, { ...inGroups('status'), sort: { field: 'status', order: 'DESC' } });
    expect(asked()).toBe('-status');
  });

  it('is not asked of any other host, and says where the rows of a group may stand on other pages', async () => {
    server.fault(() => true, answering(scattered));
    const rest = await openRest(server.url, server.mint().accessToken);
    const keys = async (params: ReturnType<typeof inGroups>) =>
      (await meta(rest, params)).issues.map((issue) => (issue as { key: string }).key);
    expect(await keys(inGroups('boss'))).toEqual(['notGrouped']);
    expect(asked()).toBeNull();
    expect(await keys(inGroups('status'))).toEqual([]);
    expect(await keys(inGroups('boss', 20))).not.toContain('notGrouped');
  });

  it('is put together here where all of its records come at once', async () => {
    server.fault(() => true, answering(scattered.things));
    const rest = await openRest(server.url, server.mint().accessToken);
    const whole = model.resource('whole').name;
    const { data } = await rest.getList(whole, inGroups('', 2));
    expect(data.map(({ id }) => id)).toEqual(['0', '2']);
    expect(
      (await meta(rest, { ...inGroups(''), pagination: { page: 2, perPage: 1 } }, whole)).groups,
    ).toEqual([{ key: 'open', count: 2, isContinued: true }]);
  });
});
