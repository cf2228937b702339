import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, DevEnvironment, type HotChannel, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followEdits } from './followEdits';

const FILES = {
  'main.js': "import './src/declared.ts'; import.meta.hot.accept('./src/declared.ts', () => undefined);",
  'src/declared.ts':
    "export const load = () => import('../config.js'); export const texts = import.meta.glob('../content/*.md', { query: '?raw' });",
  'config.js': 'export default 1;',
};

type Step = 'read' | 'tell';

describe('an edit while a page reads', () => {
  let folder: string;
  let server: ViteDevServer;
  let told: HotPayload[];
  let hear: (runs: unknown) => void;
  let tellingIsOver: () => void;
  let held: { readonly step: Step; readonly wait: () => Promise<void> } | undefined;

  /** Holds a step of the server as soon as it has begun, once. */
  const hold = (step: Step) => {
    let begin = () => {};
    let release = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    held = { step, wait: () => (begin(), released) };
    return { begun, release };
  };
  const pass = async (step: Step): Promise<undefined> => {
    if (held?.step !== step) return;
    const { wait } = held;
    held = undefined;
    await wait();
  };

  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'edits-')));
    for (const [name, text] of Object.entries(FILES)) write(name, text);
    told = [];
    held = undefined;
    const pages: HotChannel = {
      send: (payload) => void told.push(payload),
      on: (event: string, listen: (runs: never, page: never) => void) => {
        if (event === 'sms:runs') hear = (runs) => listen(runs as never, pages as never);
      },
    };
    server = await createServer({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: {
        middlewareMode: true,
        ws: false,
        watch: null,
        hotUpdateEnvironments: async ({ environments }, tell) => {
          await Promise.all(Object.values(environments).map(tell));
          tellingIsOver();
        },
      },
      environments: {
        client: {
          dev: {
            createEnvironment: (name, config) =>
              new DevEnvironment(name, config, { hot: true, transport: pages }),
          },
        },
      },
      plugins: [
        {
          name: 'holding',
          enforce: 'pre',
          hotUpdate: () => pass('tell'),
          transform: (_, id) => (id.endsWith('/config.js') ? pass('read') : undefined),
        },
        followEdits(),
      ],
    });
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const read = async (url: string) => (await server.environments.client.transformRequest(url))?.code ?? '';
  /** Resolves when pages have been told of it. */
  const change = (name: string, text: string, event: 'change' | 'add' = 'change'): Promise<void> => {
    write(name, text);
    server.watcher.emit(event, join(folder, name));
    return new Promise((resolve) => (tellingIsOver = resolve));
  };
  /** Does what the page does that runs a module. */
  const run = (code: string) => hear(JSON.parse(/'sms:runs', (\{.*?\})/.exec(code)?.[1] ?? '{}'));
  const updates = () => told.flatMap((each) => (each.type === 'update' ? each.updates : []));
  const ofDeclared = { path: '/main.js', acceptedPath: '/src/declared.ts' };

  it('does not leave an earlier text in place of the present one', async () => {
    await read('/main.js');
    await read('/src/declared.ts');
    await read('/config.js');
    const telling = hold('tell');
    const change2 = change('config.js', 'export default 2;');
    await telling.begun;
    const reading = hold('read');
    const early = read('/config.js');
    await reading.begun;
    // The watcher says nothing of it: it comes right after the change before it.
    write('config.js', 'export default 3;');
    telling.release();
    await change2;
    reading.release();
    expect(await early).toContain('export default 2;');
    expect(updates()).toMatchObject([ofDeclared]);
    expect(await read('/config.js')).toContain('export default 3;');
  });

  it('is told to a page that had asked for the file before, and got it later', async () => {
    await read('/main.js');
    await read('/src/declared.ts');
    const reading = hold('read');
    const early = read('/config.js');
    await reading.begun;
    await change('config.js', 'export default 2;');
    reading.release();
    expect(await early).toContain('export default 1;');
    run(await early);
    await expect.poll(updates).toMatchObject([ofDeclared]);
    expect(await read('/config.js')).toContain('export default 2;');
  });

  it('is told to a page that learns late which files there are', async () => {
    await read('/main.js');
    const early = await read('/src/declared.ts');
    await change('content/terms.en.md', 'Text', 'add');
    expect(updates()).toMatchObject([ofDeclared]);
    run(early);
    await expect.poll(updates).toMatchObject([ofDeclared, ofDeclared]);
    expect(await read('/src/declared.ts')).toContain('terms.en.md');
  });

  it('is told once to a page that has it', async () => {
    await read('/main.js');
    run(await read('/src/declared.ts'));
    run(await read('/config.js'));
    await change('config.js', 'export default 2;');
    run(await read('/src/declared.ts'));
    run(await read('/config.js'));
    await change('config.js', 'export default 3;');
    expect(updates()).toMatchObject([ofDeclared, ofDeclared]);
  });
});
