import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { Field } from '../../config/field';
import type { DeclaredResource } from '../../config/resource';
import { createModel } from '../resolve/createModel';
import { resolveField } from '../resolve/resolveField';
import { resolveResource } from '../resolve/resolveResource';
import type { Kinds } from '../resolved/kind';
import type { KnownListViews } from '../resolved/listView';
import type { OptionDoc } from '../resolved/optionDoc';
import { englishTexts } from './englishTexts';
import { attempt, dictOf, join, type Dict } from './untrusted';
import { walkAdmin, walkEntity, type Docs } from './walkOptions';

/** An option that could be left out: `users.fields.name.label`, and what it says. */
export type Spare = { readonly path: string; readonly value: unknown };

type Given = { readonly kinds: Kinds; readonly listViews: KnownListViews };

/**
 * The options of a sound configuration that say what holds without them: the product and its texts are made again without
 * each, and are the same, or the language describes just this value as the default. Of one inside of another the outer.
 */
export const spareOptions = (declared: DeclaredAdmin, given: Given): Spare[] => [
  ...spareInAdmin(declared, given),
  ...Object.entries(declared.resources).flatMap(([key, entity]) => spareInEntity(key, entity, given)),
];

const spareInAdmin = ({ resources: _, ...admin }: DeclaredAdmin, { kinds }: Given): Spare[] => {
  const made = (tried: Dict): string => {
    const { kinds: __, ...model } = createModel(
      { ...tried, resources: {} } as unknown as DeclaredAdmin,
      kinds,
    );
    return written(model);
  };
  const texts = (tried: Dict) => written([...englishTexts({ ...tried, resources: {} }, kinds)]);
  return found(
    (object) => walkAdmin(admin, { kinds, visitor: { object } }),
    isSame(admin, { made, texts }, (path) => path),
  );
};

const spareInEntity = (key: string, entity: DeclaredResource, { kinds, listViews }: Given): Spare[] => {
  const made = (tried: Dict): string =>
    written(resolveResource(key, tried as unknown as DeclaredResource, { kinds }));
  const texts = (tried: Dict) => written([...englishTexts({ resources: { [key]: tried } }, kinds)]);
  const isSameWhole = isSame(entity, { made, texts }, (path) => path.slice(key.length + 1));
  return found(
    (object) => walkEntity(key, entity, { kinds, listViews, visitor: { object } }),
    (path) => isSameField(entity, path.slice(key.length + 1), kinds) && isSameWhole(path),
  );
};

type Makers = { readonly [of: string]: (tried: Dict) => string };

/* The same things are made of it without the option at that path. */
const isSame = (whole: Dict, makers: Makers, own: (path: string) => string): ((path: string) => boolean) => {
  const before = Object.values(makers).map((make) => [make, make(whole)] as const);
  return (path) => {
    const tried = without(whole, own(path));
    return before.every(([make, known]) => attempt(() => make(tried)) === known);
  };
};

/* Most options are those of a field, which is made in a hundredth of the time. */
const isSameField = ({ fields }: DeclaredResource, path: string, kinds: Kinds): boolean => {
  const [, name = '', own] = /^fields\.([^.]+)\.(.+)$/.exec(path) ?? [];
  const field = fields[name];
  if (!field || own === undefined) return true;
  const made = (tried: Dict) => attempt(() => written(resolveField(name, tried as unknown as Field, kinds)));
  return made(field) === made(without(field, own));
};

type Seen = (object: Dict, docs: Docs, at: string) => void;

const found = (walk: (seen: Seen) => void, isSame: (path: string) => boolean): Spare[] => {
  const spare: Spare[] = [];
  walk((object, docs, at) => {
    for (const [name, doc] of Object.entries(docs)) {
      const path = join(at, name);
      const value = Object.hasOwn(object, name) ? object[name] : undefined;
      if (doc.required || value === undefined || spare.some((outer) => path.startsWith(`${outer.path}.`)))
        continue;
      if (isDescribed(value, doc, { key: at.replace(/^.*\./, ''), object }) || isSame(path))
        spare.push({ path, value });
    }
  });
  return spare;
};

type Place = { readonly key: string; readonly object: Dict };

/** Is this the default in the words of the language? */
const isDescribed = (value: unknown, doc: OptionDoc, { key, object }: Place): boolean => {
  if (doc.derived) return value === doc.derived(key, object);
  if (typeof value === 'object' || doc.default === undefined) return false;
  const [, word = doc.default] = /^`([^`]*)`$/.exec(doc.default) ?? [];
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  return said === word && (typeof value !== 'string' || (doc.oneOf?.includes(word) ?? false));
};

/* What is made when it is asked for is asked for here. */
const written = (made: unknown): string =>
  JSON.stringify(made, (_, each: unknown) => (typeof each === 'function' ? undefined : each));

/* The same without the option at a path such as `layout[0].sections[1].rail`. */
const without = (whole: Dict, path: string): Dict => {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const left = (value: unknown, [step = '', ...rest]: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each, at) => (String(at) === step ? left(each, rest) : each));
    const entries = Object.entries(dictOf(value));
    if (rest.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== step));
    return Object.fromEntries(entries.map(([name, each]) => [name, name === step ? left(each, rest) : each]));
  };
  return left(whole, steps) as Dict;
};
