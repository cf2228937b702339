import { collectedOf, importsOf } from '../../tests/architecture/imports';
import type { Source } from '../../tests/architecture/sources';

export type Reach = {
  /** The tests that a change reaches by imports, nearest first. */
  readonly tests: readonly string[];
  /** Those of the changed files that no test reads by an import. */
  readonly unreached: readonly string[];
};

export const reachOf = (changed: readonly string[], sources: readonly Source[]): Reach => {
  const importers = importersIn(changed, sources);
  const tests = new Set(sources.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path)));
  const testsOf = (files: readonly string[]): string[] =>
    reachedFrom(files, importers).filter((file) => tests.has(file));
  return { tests: testsOf(changed), unreached: changed.filter((file) => testsOf([file]).length === 0) };
};

type Importers = ReadonlyMap<string, readonly string[]>;

const importersIn = (changed: readonly string[], sources: readonly Source[]): Importers => {
  // What is neither code nor text of ours, such as a translation, is known by its change alone.
  const paths = new Set([...sources.map(({ path }) => path), ...changed]);
  const loading = importsOf(sources).filter(({ isType, isPackage }) => !isType && !isPackage);
  const importers = new Map<string, string[]>();
  for (const { from, to } of [...loading, ...collectedOf(sources, paths)])
    importers.set(to, [...(importers.get(to) ?? []), from]);
  return importers;
};

/** All files that load one of these, however far away, in the order of the distance. */
const reachedFrom = (files: readonly string[], importers: Importers): string[] => {
  const reached = new Set(files);
  for (const file of reached) importers.get(file)?.forEach((importer) => reached.add(importer));
  return [...reached];
};
