import { afterEach, beforeEach, expect, it } from 'vitest';
import { model, openRest } from '../../../tests/contract/dataProvider.wire';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering } from '../../../tests/servers/faults';

const { name } = model.resource('things');
const MOST_ONE_BY_ONE = 200;

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
