import { parseAst, type Plugin } from 'vite';

/**
 * Leaves out of a page what of a kind only the check of the configuration and the documentation read. The build has checked
 * before, and sentences about options would be a part of what every first visit downloads.
 */
export const withoutChecks = (): Plugin => ({
  name: 'without-checks',
  apply: 'build',
  // By then it is JavaScript.
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/fields\/.*\.ts$/ },
    handler: (code) => {
      const parts: string[] = [];
      let kept = 0;
      for (const { start, end } of unreadIn(parseAst(code))) {
        parts.push(code.slice(kept, start));
        // The comma goes with it.
        kept = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
      }
      return { code: [...parts, code.slice(kept)].join(''), map: { mappings: '' } };
    },
  },
});

/* What nothing but the check and the documentation asks a kind. */
const unread = ['summary', 'options', 'example', 'check', 'looksUp', 'names'];

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Known = Node & {
  readonly callee?: { readonly name?: string };
  readonly key?: { readonly name?: string };
};

const unreadIn = (node: Known, isKind = false): Node[] =>
  childrenOf(node).flatMap((child) =>
    isKind && unread.includes(child.key?.name ?? '')
      ? child
      : unreadIn(child, node.callee?.name === 'defineKind'),
  );

const childrenOf = (node: Node): Known[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value): value is Known => typeof (value as Node | undefined)?.type === 'string');
