import type { Plugin, Rolldown } from 'vite';

/**
 * Lets a browser ask for everything that the first screen needs as soon as it has the page: the settings, and where a
 * session is kept what lies behind the sign-in page. One without a session does not load what it may never use.
 */
export const preloads = (): Plugin => {
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
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const inPage = needed(chunks, ['src/main.tsx']);
        const behind = needed(chunks, [
          'src/app/createApp.tsx',
          'src/app/AdminApp.tsx',
          'resources.config.ts',
        ]);
        const files = [...behind].filter((file) => !inPage.has(file)).map((file) => base + file);
        const settings = { rel: 'preload', as: 'fetch', href: `${base}config.json`, crossorigin: true };
        // Before the style sheet, for which scripts behind it would wait.
        const head = { injectTo: 'head-prepend' } as const;
        return [
          ...(isDemo ? [] : [{ ...head, tag: 'link', attrs: settings }]),
          { ...head, tag: 'script', children: whenSignedIn(files) },
        ];
      },
    },
  };
};

const whenSignedIn = (files: readonly string[]): string =>
  `try{const k='sms.session';if(localStorage[k]||sessionStorage[k])for(const f of ${JSON.stringify(files)})` +
  `{const l=document.createElement('link');l.rel=f.endsWith('.css')?'preload':'modulepreload';` +
  `if(l.rel=='preload')l.as='style';else l.crossOrigin='';l.href=f;document.head.append(l)}}catch{}`;

/* Scripts and styles of the chunks that begin with these modules, and of what they import statically. */
const needed = (chunks: readonly Rolldown.OutputChunk[], starts: readonly string[]): Set<string> => {
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
