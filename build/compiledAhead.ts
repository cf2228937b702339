import type { Plugin } from 'vite';
import { needed, toFirstRows } from './preloads';

/**
 * Has Chromium compile the files on the way to the first rows while they are downloaded, on another thread: each begins
 * with a line that asks for it. Otherwise a function is compiled when it is first called, on the thread that draws, which
 * is a sixth of its work before the first row. Other browsers read a comment.
 */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const files = needed(chunks, toFirstRows);
      // Before all else: anywhere else it is a comment to Chromium, too.
      for (const chunk of chunks) if (files.has(chunk.fileName)) chunk.code = `${ASKED}\n${chunk.code}`;
    },
  },
});

const ASKED = '//# allFunctionsCalledOnLoad';
