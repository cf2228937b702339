import type { Plugin } from 'vite';

/**
 * Puts what every browser of the target has by itself in the place of packages that bring it again: node-polyglot asks two of
 * them for `Object.entries` and `Object.hasOwn`, and these bring eight more, which together are a hundredth of a first visit.
 */
export const withoutShims = (): Plugin => ({
  name: 'without-shims',
  apply: 'build',
  load: {
    filter: { id: /\/node_modules\/(object\.entries|hasown)\/index\.js$/ },
    handler: (id) => `module.exports = ${id.includes('/hasown/') ? 'Object.hasOwn' : 'Object.entries'};`,
  },
});
