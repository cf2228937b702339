import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering } from '../../../tests/servers/faults';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { firstPage, openRest } from '../../../tests/contract/dataProvider.wire';

let server: AnsweringServer;
let rest: ResourceProvider;
beforeEach(async () => {
  server = await startAnsweringServer();
  rest = await openRest(server.url, server.mint().accessToken);
});
afterEach(() => server.close());

const docOf = (text: string, ...marks: object[]) => ({
  type: 'doc',
  text,
  content: [{ type: 'paragraph', content: [{ type: 'text', ...(marks.length > 0 && { marks }), text }] }],
});

const there = {
  id: 1,
  name: 'A',
  message: '<p onclick="steal()">Dear <script>steal()</script><font size=7>all</font></p>',
  replies: [{ id: 7, message: '<b>Thanks</b>' }],
};

const dialects = {
  'simple REST': {
    name: 'letters',
    one: (record: object): object => record,
    many: (rows: readonly object[]): object => rows,
  },
  v1: {
    name: 'mails',
    one: (record: object): object => ({ success: true, mail: record }),
    many: (rows: readonly object[]): object => ({
      success: true,
      mails: rows,
      total_results: 1,
      found_results: 1,
      page: 0,
    }),
  },
};

describe.each(Object.entries(dialects))(
  'formatted texts that a server has as HTML, %s',
  (_, { name, one, many }) => {
    const writes = () => server.calls.filter(({ method }) => method !== 'GET');

    it('are read as what is allowed in a text, in lists and of one record, with those in rows', async () => {
      server.fault(({ path }) => path.endsWith('/1'), answering(one(there)));
      server.fault(() => true, answering(many([there])));
      const read = {
        message: docOf('Dear all'),
        replies: [{ message: docOf('Thanks', { type: 'bold' }) }],
      };
      expect((await rest.getOne(name, { id: '1' })).data).toMatchObject(read);
      expect((await rest.getList(name, firstPage())).data).toMatchObject([read]);
    });

    it('go back as they came where nobody touched them, and as HTML where somebody did', async () => {
      server.fault(() => true, answering(one(there)));
      const previousData = (await rest.getOne(name, { id: '1' })).data;
      const replies = [...(previousData['replies'] as object[]), { message: docOf('1 < 2') }];
      await rest.update(name, { id: '1', data: { replies }, previousData });
      const sent = writes()[0]?.body as Record<string, unknown>;
      expect(sent['replies']).toEqual([there.replies[0], { message: '<p>1 &#60; 2</p>' }]);
      expect([undefined, there.message]).toContain(sent['message']);
    });

    it('of a new record go as HTML', async () => {
      server.fault(() => true, answering(one({ ...there, id: 2 })));
      await rest.create(name, { data: { name: 'B', message: docOf('Hi', { type: 'bold' }) } });
      expect(writes()[0]?.body).toMatchObject({ message: '<p><strong>Hi</strong></p>' });
    });

    it('of a new record go as HTML in rows, whichever was read before', async () => {
      server.fault(() => true, answering(one({ ...there, id: 2 })));
      await rest.create(name, { data: { name: 'B', replies: [{ message: docOf('Hi') }] } });
      expect(writes()[0]?.body).toMatchObject({ replies: [{ message: '<p>Hi</p>' }] });
    });

    it('stay as they came in a row of which another member was changed', async () => {
      const replies = [...there.replies, { id: 8, by: 'Ann', message: '<b>Bye</b>' }];
      server.fault(() => true, answering(one({ ...there, replies })));
      const previousData = (await rest.getOne(name, { id: '1' })).data;
      const [first, last] = previousData['replies'] as object[];
      await rest.update(name, { id: '1', data: { replies: [{ ...last, by: 'Bob' }, first] }, previousData });
      expect(writes()[0]?.body).toMatchObject({
        replies: [{ id: 8, by: 'Bob', message: '<b>Bye</b>' }, there.replies[0]],
      });
    });
  },
);

it('refuses an entity that there is none of as every call is refused, and does not throw where it is called', async () => {
  await expect(rest.getList('nothing', firstPage())).rejects.toThrow();
});
