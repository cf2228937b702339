import type { Plugin, Rolldown } from 'vite';
import type { ConfigParts, PartFiles } from './cutConfig';

/**
 * Lets a browser ask for everything that the first screen needs as soon as it has the page: the settings, and where a
 * session is kept what lies behind the sign-in page. Without a session that is fetched when somebody begins to sign in,
 * so that it is there when the password is typed.
 */
export const preloads = ({ filesIn }: ConfigParts): Plugin => {
  let base = '/';
  let isDemo = false;
  return {
    name: 'preloads',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
      isDemo = config.mode === 'demo';
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const inPage = needed(chunks, [main]);
        const behind = needed(chunks, behindSignIn);
        const files = [...behind].filter((file) => !inPage.has(file));
        const beyond = (starts: readonly string[]) =>
          [...needed(chunks, starts)].filter((file) => !inPage.has(file) && !behind.has(file));
        const ofDashboard = beyond(dashboard);
        const ofRecords = beyond([list]);
        const entities = await filesIn(chunks);
        const settings = { rel: 'preload', as: 'fetch', href: `${base}config.json`, crossorigin: true };
        // Before the style sheet, for which scripts behind it would wait.
        const head = { injectTo: 'head-prepend' } as const;
        return [
          ...(isDemo ? [] : [{ ...head, tag: 'link', attrs: settings }]),
          { ...head, tag: 'script', children: askAhead({ base, files, ofDashboard, ofRecords, entities }) },
        ];
      },
    },
  };
};

const main = 'src/main.tsx';
const behindSignIn = ['src/app/createApp.tsx', 'src/app/AdminApp.tsx', 'src/cutConfig.ts'];
const list = 'src/views/list/ResourceList.tsx';

/** The modules that all chunks on the way to the first rows begin with. */
export const toFirstRows = [main, ...behindSignIn, list];

const dashboard = ['DashboardPage', 'charts/BarsChart', 'charts/RingChart'].map(
  (name) => `src/features/dashboard/${name}.tsx`,
);

type Ahead = {
  readonly base: string;
  readonly files: readonly string[];
  /** Only for who arrives there. */
  readonly ofDashboard: readonly string[];
  /** For who arrives at any other address: a list, or a record with the lists that belong to it. */
  readonly ofRecords: readonly string[];
  /** For who arrives at a list that of its entity, for others that of all. */
  readonly entities: PartFiles;
};

/*
 * Before a sign-in the files are only fetched, and found in the browser's cache later: a script that is linked and cannot
 * be had is never asked for again by Chromium, and one that runs takes the keyboard's time. What is asked for ahead, styles
 * included, is asked for as the page does later (`crossorigin`): the browser takes it for something else otherwise. The part of
 * the configuration is fetched as `download` does, which may ask again.
 */
const askAhead = ({ base, files, ofDashboard, ofRecords, entities: { all, lists } }: Ahead): string => {
  const inPart = Object.fromEntries(Object.entries(lists).map(([address, file]) => [address, base + file]));
  return (
    `try{const k='sms.session',{hash:h,pathname}=location,p=h.startsWith('#/')?h.slice(1):pathname,` +
    `a=${JSON.stringify(files.map((file) => base + file))},` +
    `b=${JSON.stringify(ofDashboard.map((file) => base + file))},` +
    `l=${JSON.stringify(ofRecords.map((file) => base + file))},` +
    `e=${JSON.stringify(inPart)}[p.slice(1)]??${JSON.stringify(all === undefined ? '' : base + all)},` +
    `c=a.concat(/(^|\\/)(dashboard\\/[^/]*)?$/.test(p)?b:l,e||[]);` +
    `if(localStorage[k]||sessionStorage[k])for(const f of c)` +
    `{const l=document.createElement('link');l.rel=f==e||f.endsWith('.css')?'preload':'modulepreload';` +
    `if(l.rel=='preload')l.as=f==e?'fetch':'style';l.crossOrigin='';l.href=f;document.head.append(l)}` +
    `else addEventListener('focusin',()=>c.forEach(f=>fetch(f).then(r=>r.text()).catch(()=>0)),{once:true})` +
    `}catch{}`
  );
};

/** Scripts and styles of the chunks that begin with these modules, and of what they import statically. */
export const needed = (chunks: readonly Rolldown.OutputChunk[], starts: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.imports.forEach((name) => visit(chunks.find(({ fileName }) => fileName === name)));
    chunk.viteMetadata?.importedCss.forEach((name) => files.add(name));
  };
  for (const start of starts)
    visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${start}`))));
  return files;
};
