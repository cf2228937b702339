import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { normalised } from '../../src/model/richText/normalised';
import { faultyTexts, richTexts } from '../../src/model/richText/trees.samples';
import type { RichNode } from '../../src/model/richText/tree';
import { runs } from '../runs';
import { testConfig } from './testConfig';
import { recordOf, rowsOf, serveGateway, type Caller, type TestGateway } from './testGateway';

const posts = defineResource({
  label: { one: 'Post', many: 'Posts' },
  title: '{name}',
  icon: 'invoice',
  fields: {
    name: f.text({ required: true, search: true }),
    body: f.richText({ search: true, max: 90_000 }),
    parts: f.items({ of: { text: f.richText({ max: 50 }) } }),
  },
  list: { filters: ['body'] },
  bin: true,
  demo: { count: 0 },
});

const config = { ...testConfig, resources: { ...testConfig.resources, posts } };

const docOf = (...content: unknown[]) => ({ type: 'doc', content: content as RichNode[] });
const line = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});

const stores = [
  ['in memory', async () => createMemoryStore()],
  ['PGlite', emptyPgliteStore],
] as const;

describe.each(stores)('formatted texts over HTTP, %s', (_, open) => {
  let gateway: TestGateway;
  let root: Caller;
  beforeAll(async () => {
    gateway = await serveGateway(await open(), { config });
    root = await gateway.as('root');
  }, 60_000);
  afterAll(() => gateway.stop());

  const make = (body: unknown) => root('POST', '/v1/posts', { name: 'A', body });
  const namesAt = async (query: string) =>
    rowsOf(await root('GET', `/v1/posts?${query}`)).map(({ name }) => name);

  it('are stored in one form, with what they say, whatever was sent as that', async () => {
    const made = recordOf(await make({ ...docOf(line('Dear '), line('all')), text: 'a lie' }));
    const body = { type: 'doc', text: 'Dear \nall', content: [line('Dear '), line('all')] };
    expect(made).toMatchObject({ body });
    expect(recordOf(await root('GET', `/v1/posts/${made._id}`))).toMatchObject({ body });
    expect(recordOf(await make(docOf({ type: 'paragraph' }))).body ?? null).toBeNull();
  });

  it('come back as they were sent, whatever is allowed in them', async () => {
    await fc.assert(
      fc.asyncProperty(richTexts, async (value) => {
        const made = recordOf(await make(value));
        const { body } = recordOf(await root('GET', `/v1/posts/${made._id}`));
        expect(body ?? null).toEqual(normalised(value));
      }),
      { numRuns: runs(400) },
    );
  });

  it('are refused with the place where something is not allowed, past the form', async () => {
    await fc.assert(
      fc.asyncProperty(faultyTexts, async ({ value, at }) => {
        const { status, body } = await make(value);
        expect({ status, said: JSON.stringify(body) }).toEqual({
          status: 422,
          said: expect.stringMatching(new RegExp(`"\\S+ ${at + 1}(?: ›|:)`)) as unknown,
        });
      }),
      { numRuns: runs(400) },
    );
  });

  it.each([
    ['HTML', '<p>hit()</p>'],
    ['a list', [line('a')]],
    ['another root', { type: 'page', content: [] }],
    ['a tree with more beside it', { ...docOf(line('a')), html: '<script>hit()</script>' }],
    ['more than a page draws', docOf(...Array.from({ length: 3100 }, () => ({ type: 'horizontalRule' })))],
    ['more than the field takes', docOf(line('x'.repeat(90_001)))],
    ['a link that runs', docOf(line('x', { type: 'link', attrs: { href: 'javascript:hit()' } }))],
    [
      'a picture written out',
      docOf({
        type: 'paragraph',
        content: [{ type: 'image', attrs: { src: 'data:image/svg+xml,<svg onload=hit()>' } }],
      }),
    ],
  ])('are refused: %s', async (_name, value) => {
    expect((await make(value)).status).toBe(422);
    const parts = [{ text: value }];
    expect((await root('POST', '/v1/posts', { name: 'A', parts })).status).toBe(422);
  });

  it('are found by what they say, and not by how it is written down', async () => {
    await root('POST', '/v1/posts', {
      name: 'Found',
      body: docOf(line('Wir öffnen um Zehn', { type: 'bold' })),
    });
    expect(await namesAt(`body=${encodeURIComponent('ÖFFNEN um')}`)).toEqual(['Found']);
    expect(await namesAt('search=zehn')).toEqual(['Found']);
    for (const none of ['search=paragraph%20', 'search=listItem', 'body=marks', 'body=%22type%22'])
      expect(await namesAt(none), none).toEqual([]);
  });

  it('are the same after they were deleted and put back', async () => {
    const made = recordOf(await make(docOf(line('Kept', { type: 'italic' }))));
    await root('DELETE', `/v1/posts/${made._id}`);
    expect((await root('GET', `/v1/posts/${made._id}`)).status).toBe(404);
    const back = await root('POST', '/api/bin/posts', { putBack: [made._id] });
    expect(back).toMatchObject({ body: { restored: 1 } });
    expect(recordOf(await root('GET', `/v1/posts/${made._id}`))).toMatchObject({ body: made.body });
  });
});

describe.each(stores)('formatted texts that answers and requests have as HTML, %s', (_, open) => {
  let gateway: TestGateway;
  let store: Store;
  let root: Caller;
  beforeAll(async () => {
    const letters = {
      ...posts,
      label: { one: 'Letter', many: 'Letters' },
      fields: {
        ...posts.fields,
        body: f.richText({ search: true, wire: 'html' }),
        parts: f.items({ of: { text: f.richText({ wire: 'html' }) } }),
      },
    };
    store = await open();
    gateway = await serveGateway(store, {
      config: { ...testConfig, resources: { ...testConfig.resources, letters } },
    });
    root = await gateway.as('root');
  }, 60_000);
  afterAll(() => gateway.stop());

  const make = async (body: unknown) =>
    recordOf(await root('POST', '/v1/letters', { name: 'A', body, parts: [{ text: body }] }));

  it('are read by what is allowed, stored as trees, and told as HTML in every answer', async () => {
    const made = await make('<h1>Hi</h1><p>to <b onclick="x()">all</b><script>x()</script></p>');
    const html = '<h2>Hi</h2><p>to <strong>all</strong></p>';
    const told = { body: html, parts: [{ text: html }] };
    expect(made).toMatchObject(told);
    expect(recordOf(await root('GET', `/v1/letters/${made._id}`))).toMatchObject(told);
    expect(rowsOf(await root('GET', '/v1/letters?search=to%20all'))).toMatchObject([told]);
    expect(await store.get('letters', made._id)).toMatchObject({ body: { text: 'Hi\nto all' } });
    const { __v } = recordOf(await root('GET', `/v1/letters/${made._id}`));
    const edited = await root('PATCH', `/v1/letters/${made._id}`, { body: '<p>Bye</p>', __v });
    expect(recordOf(edited)).toMatchObject({ body: '<p>Bye</p>' });
    const late = await root('PATCH', `/v1/letters/${made._id}`, { body: '<p>No</p>', __v });
    expect(late).toMatchObject({ status: 409, body: { current: { body: '<p>Bye</p>' } } });
    await root('DELETE', `/v1/letters/${made._id}`);
  });

  it('come back the same when a whole record is sent back, whatever is allowed in them', async () => {
    await fc.assert(
      fc.asyncProperty(richTexts, async (value) => {
        const made = await make(value);
        const { status, body } = await root('PATCH', `/v1/letters/${made._id}`, made);
        expect({ status, record: recordOf({ status, body }).body ?? null }).toEqual({
          status: 200,
          record: made.body ?? null,
        });
        const stored = await store.get('letters', made._id);
        expect(stored?.['body'] ?? null).toEqual(normalised(value));
      }),
      { numRuns: runs(100) },
    );
  });
});
