import type { ESTree } from 'vite';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { spareOptions } from '../../src/model/check/spareOptions';
import { dictOf, join } from '../../src/model/check/untrusted';
import { walkAdmin, walkEntity, type Visitor } from '../../src/model/check/walkOptions';
import { isPlainObject } from '../../src/model/values/plainObject';
import { lineAt, withoutOption, type Edit } from './edits';
import { keyOf, placeOf, type Place, type Reason, type Sources } from './sources';

/** What is done in the files, in words with its place, and what could not be. */
export type Rewriting = {
  readonly edits: readonly Edit[];
  readonly done: readonly string[];
  readonly left: readonly string[];
};

/** Says filters in the words of rules, and takes out what holds without being said, wherever that is written out. */
export const rewriting = (declared: DeclaredAdmin, sources: Sources, entry: string): Rewriting => {
  const locate = (path: string) => placeOf(sources, entry, stepsOf(path, declared));
  const all = [...takenOut(declared, sources, locate), ...reworded(declared, sources, locate)];
  const edits = new Map(
    all.flatMap(({ edit }) => (edit ? [[`${edit.file}:${edit.start}`, edit] as const] : [])),
  );
  return {
    edits: [...edits.values()],
    done: [...new Set(all.flatMap(({ edit, said }) => (edit ? said : [])))],
    left: all.flatMap(({ edit, said }) => (edit ? [] : said)),
  };
};

type Change = { readonly said: string; readonly edit?: Edit };
type Locate = (path: string) => Place | Reason;

/* What stands in one place for several options goes where none of them needs it. */
const takenOut = (declared: DeclaredAdmin, { textOf }: Sources, locate: Locate): Change[] => {
  const spare = spareOptions(declared, { kinds, listViews });
  const spared = new Set(spare.map(({ path }) => path));
  const needed = new Set<string>();
  if (spare.length > 0)
    for (const path of optionPaths(declared).filter((each) => !spared.has(each))) {
      const place = locate(path);
      if ('option' in place) needed.add(nameOf(place));
    }
  return spare.map(({ path, value }) => {
    const place = locate(path);
    if ('why' in place) return { said: `${path}: ${place.why}` };
    const { file, option } = place;
    if (needed.has(nameOf(place))) return { said: `${path}: others that need it share its place` };
    const said = `${where(place, textOf(file))} took out ${path}: ${JSON.stringify(value)}`;
    return { said, edit: withoutOption(file, textOf(file), option) };
  });
};

const nameOf = ({ file, option }: Place): string => `${file}:${option.start}`;

const where = ({ file, option }: Place, text: string): string => `${file}:${lineAt(text, option.start)}`;

/* `total_gte` and `total_lte` are bounds of `total`. */
const reworded = (declared: DeclaredAdmin, { textOf }: Sources, locate: Locate): Change[] =>
  filtersIn(declared).flatMap(({ path, filter }): Change[] => {
    const old = Object.keys(filter).filter((key) => BOUND.test(key));
    const names = [...new Set(old.map((key) => key.replace(BOUND, '')))];
    return names.map((name) => {
      const keys = old.filter((key) => key.replace(BOUND, '') === name);
      const places = keys.map((key) => locate(`${path}.${key}`));
      const [first] = places;
      const strange = places.find((place) => 'why' in place);
      if (!first || 'why' in first || strange) return { said: `${path}.${keys.join()}: ${whyOf(strange)}` };
      const span = spanOf(places as Place[], textOf(first.file));
      if (!span || Object.hasOwn(filter, name))
        return { said: `${path}.${keys.join()}: bounds of "${name}" stand apart` };
      const text = textOf(first.file);
      return { said: `${where(first, text)} ${path}: ${keys.join(', ')} is ${span.text}`, edit: span };
    });
  });

const whyOf = (place: Place | Reason | undefined): string => (place && 'why' in place ? place.why : '');

const BOUND = /_(gte|lte)$/;

/* One that stands right beside the other becomes one option. */
const spanOf = (places: readonly Place[], text: string): Edit | undefined => {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last || places.some(({ file }) => file !== first.file)) return undefined;
  const { start } = first.option;
  const { end } = last.option;
  const between = places.length > 1 ? text.slice(first.option.end, last.option.start) : ',';
  if (between.trim() !== ',') return undefined;
  const bounds = places.map(({ option }) => {
    const value = option.value as ESTree.Expression;
    return `${keyOf(option).replace(/^.*_/, '$')}: ${text.slice(value.start, value.end)}`;
  });
  const name = keyOf(first.option).replace(BOUND, '');
  return { file: first.file, start, end, text: `${quoted(name)}: { ${bounds.join(', ')} }` };
};

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const filtersIn = (declared: DeclaredAdmin): { readonly path: string; readonly filter: object }[] => {
  const found: { readonly path: string; readonly filter: object }[] = [];
  walkAll(declared, {
    option: (value, doc, path) => {
      if (doc.type === 'filter' && isPlainObject(value)) found.push({ path, filter: value });
    },
  });
  return found;
};

const optionPaths = (declared: DeclaredAdmin): string[] => {
  const paths: string[] = [];
  walkAll(declared, {
    object: (value, docs, at) =>
      void paths.push(
        ...Object.keys(docs).flatMap((name) => (Object.hasOwn(value, name) ? join(at, name) : [])),
      ),
  });
  return paths;
};

const walkAll = (declared: DeclaredAdmin, visitor: Visitor): void => {
  walkAdmin(declared, { kinds, visitor });
  for (const [key, entity] of Object.entries(declared.resources))
    walkEntity(key, entity, { kinds, listViews, visitor });
};

/** `users.list.presets[0]` is `resources`, `users`, `list`, `presets`, `0` in the configuration. */
export const stepsOf = (path: string, { resources }: DeclaredAdmin): string[] => {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return Object.hasOwn(dictOf(resources), steps[0] ?? '') ? ['resources', ...steps] : [...steps];
};
