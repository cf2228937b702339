import { expect, it } from 'vitest';
import { ownCollections } from '../../src/model/resolved/ownCollections';
import { readSources } from './sources';

const sources = readSources(`${process.cwd()}/`).filter(
  ({ path }) => /^(server|gateway)\//.test(path) && !/\.(test|suite|samples)\.|\/testing\//.test(path),
);

const constant = (name: string, text: string) => new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1];

/* A call of a store whose first argument is a constant, or written out. */
const CALL =
  /\.(?:get|list|insert|insertMany|update|updateMany|remove|forget|count)\(\s*(?:([A-Z][A-Z_]+)|'(\w+)'),/g;

it('knows every collection in which the server keeps something of its own, so that no entity is given it', () => {
  const named = sources.flatMap(({ text }) =>
    Array.from(text.matchAll(CALL), ([, name, written]) => {
      if (name === undefined) return written;
      return constant(name, text) ?? sources.map((other) => constant(name, other.text)).find(Boolean);
    }),
  );
  // Those with a tilde are refused altogether.
  const found = new Set(named.filter((each) => each !== undefined && !each.includes('~')));
  expect(found).toEqual(new Set(ownCollections));
});
