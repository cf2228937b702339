import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/**
 * While developing: an edit of what a page was made of reaches it, in whatever order it is written, read and told. Vite
 * tells an edit once, only of what it has read by then, and only to what listens by then.
 */
export const followEdits = (): Plugin => {
  let root = '';
  return {
    name: 'follow-edits',
    apply: 'serve',
    // Whatever a file was, it is a script by then.
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    /*
     * The watcher drops what is written to a file right after a change of it, such as by a formatter: a change is told
     * after that. What is still being made of an earlier text is thrown away then, which Vite would keep and hand out
     * as the present one.
     */
    async hotUpdate({ modules }) {
      if (this.environment.name === 'client') await setTimeout(DROPPED_MS);
      modules.forEach((each) => this.environment.moduleGraph.invalidateModule(each));
    },
    /* Each module says what it was made of when it runs. Where that is something else by now, the page is told again. */
    transform(code, id) {
      const { environment } = this;
      if (environment.mode !== 'dev' || environment.name !== 'client' || !isEdited(id, root))
        return undefined;
      const url = environment.moduleGraph.getModuleById(id)?.url;
      const runs: Runs = { url, text: createHash('sha256').update(code).digest('hex') };
      // Only what Vite looks through for imports has `hot`. All else it tells of from the first moment on.
      return { code: `${code}\nimport.meta.hot?.send('${EVENT}', ${JSON.stringify(runs)});`, map: null };
    },
    configureServer: ({ environments: { client } }) => {
      client.hot.on(EVENT, async ({ url = '', text }: Runs) => {
        const module = client.moduleGraph.urlToModuleMap.get(url);
        // One that cannot be read is told when it is put right.
        const present = module && (await client.transformRequest(url).catch(() => undefined));
        if (present && !(text && present.code.includes(text))) await client.reloadModule(module);
      });
    },
  };
};

/** Milliseconds in which a further change of the same file is not told. */
const DROPPED_MS = 60;

const EVENT = 'sms:runs';

type Runs = {
  readonly url: string | undefined;
  /** A hash of it; absent where it could not be fetched. */
  readonly text?: string;
};

/* What whoever runs a gateway writes is all that lies outside src/; three modules collect it. */
const isEdited = (id: string, root: string): boolean => {
  if (!id.startsWith(`${root}/`)) return false;
  const path = id.slice(root.length + 1);
  return COLLECTING.includes(path) || !/^(node_modules|src)\//.test(path);
};

const COLLECTING = ['src/declared.ts', 'src/samples.ts', 'src/app/overrides.ts'];
