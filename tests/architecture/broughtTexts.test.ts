import { expect, it } from 'vitest';
import { app } from '../../src/locales/en/app';
import { firstApp } from '../../src/locales/en/firstApp';
import { collectedOf, importsOf } from './imports';
import { readSources, type Source } from './sources';
import { literalText, nodesOf } from './syntax';

const sources = readSources(`${process.cwd()}/`).filter(
  ({ path }) => path.startsWith('src/') && !/\.(test|suite|samples)\.tsx?$/.test(path),
);

const ENGLISH = /^src\/locales\/en\//;

/** What a file has as soon as it runs: what it imports statically or collects eagerly, however far away. */
const withIt = (() => {
  const later = new Set(sources.flatMap(dynamicImports));
  const eager = collectedOf(
    sources.filter(({ text }) => text.includes('eager: true')),
    sources.map(({ path }) => path),
  );
  const written = importsOf(sources).filter(
    ({ from, specifier, isType }) => !isType && !later.has(`${from} ${specifier}`),
  );
  const next = new Map<string, string[]>();
  for (const { from, to } of [...eager, ...written]) next.set(from, [...(next.get(from) ?? []), to]);
  const reached = (from: string): Set<string> => {
    const found = new Set([from]);
    for (const file of found) next.get(file)?.forEach((to) => found.add(to));
    return found;
  };
  return {
    next: (from: string) => next.get(from) ?? [],
    reached,
    isImported: new Set([...next.values()].flat()),
  };
})();

/** The groups of texts that each file brings as soon as it runs. */
const broughtBy = new Map(
  sources
    .filter(({ path, text }) => path !== 'src/locales/brought.ts' && text.includes('bringTexts('))
    .map(({ path }) => [path, groupsOf(withIt.next(path))]),
);

it('brings every text in English that a page does not have from the beginning, with what is downloaded', () => {
  const later = Object.keys(app).filter((group) => !(group in firstApp));
  const inImport = ['import'];
  expect(new Set([...[...broughtBy.values()].flat(), ...inImport])).toEqual(new Set(later));
});

it('says a text that is brought nowhere but in what brings it', () => {
  const starts = sources.filter(({ path }) => !withIt.isImported.has(path));
  const faults = starts.flatMap(({ path }) => {
    const files = withIt.reached(path);
    const brought = [...files].flatMap((file) => broughtBy.get(file) ?? []);
    const missing = [...new Set([...broughtBy.values()].flat())].filter((group) => !brought.includes(group));
    return sources
      .filter((each) => files.has(each.path))
      .flatMap(({ path: file, text }) =>
        missing
          .filter((group) => new RegExp(`app\\.${group}\\.`).test(text))
          .map((group) => ({ path, file, group })),
      );
  });
  expect(faults).toEqual([]);
});

function dynamicImports({ path, program }: Source): string[] {
  const nodes = program ? [...nodesOf(program)] : [];
  return nodes
    .filter(({ type }) => type === 'ImportExpression')
    .map((node) => `${path} ${literalText(node.source)}`);
}

function groupsOf(files: readonly string[]): string[] {
  const texts = sources.filter(({ path }) => ENGLISH.test(path) && files.includes(path));
  return texts.flatMap(({ text }) => Array.from(text.matchAll(/^  (\w+): \{$/gm), ([, group = '']) => group));
}
