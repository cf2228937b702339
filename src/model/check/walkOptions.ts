import type { Kinds } from '../resolved/kind';
import type { KnownListViews } from '../resolved/listView';
import { adminOptions } from '../language/adminOptions';
import { isLinked } from '../compute/isLive';
import { fieldOptions } from '../language/fieldOptions';
import { resourceOptions } from '../language/resourceOptions';
import type { OptionDoc } from '../resolved/optionDoc';
import { dictOf, isText, join, listOf, own, type Dict } from './untrusted';
import { isPlainObject } from '../values/plainObject';

export type Docs = { readonly [option: string]: OptionDoc };

/** What is told at each step; `at` is the path of the thing. */
export type Visitor = {
  readonly object?: (value: Dict, docs: Docs, at: string) => void;
  readonly option?: (value: unknown, doc: OptionDoc, at: string) => void;
  readonly fields?: (fields: Dict, at: string) => void;
};

export type Walk = {
  readonly kinds: Kinds;
  /** Absent where nobody asks what is in the views of a list, which have no texts. */
  readonly listViews?: KnownListViews | undefined;
  readonly visitor: Visitor;
};

/** Goes through what a configuration says outside of its entities, along the descriptions of the language. */
export const walkAdmin = (declared: Dict, walk: Walk): void =>
  walkObject(declared, adminOptions, { at: '', walk });

/** Goes through an entity, whose place is its key. */
export const walkEntity = (key: string, entity: Dict, walk: Walk): void =>
  walkObject(entity, resourceOptions, { at: key, walk });

type Step = { readonly at: string; readonly walk: Walk };

const walkObject = (value: Dict, docs: Docs, { at, walk }: Step): void => {
  walk.visitor.object?.(value, docs, at);
  for (const [name, doc] of Object.entries(docs)) {
    if (Object.hasOwn(value, name)) walkOption(value[name], doc, { at: join(at, name), walk });
  }
};

const walkOption = (value: unknown, doc: OptionDoc, step: Step): void => {
  step.walk.visitor.option?.(value, doc, step.at);
  if (isPlainObject(value) && doc.type === 'fields') walkFields(value, step);
  if (isPlainObject(value) && doc.type === 'views') walkViews(value, step);
  for (const [place, inner] of inside(value, doc)) {
    if (isPlainObject(inner)) walkObject(inner, doc.of ?? {}, { ...step, at: `${step.at}${place}` });
  }
};

/** The described objects in an option, each with the rest of its path. */
export const inside = (value: unknown, doc: OptionDoc): (readonly [place: string, inner: unknown])[] => {
  if (!doc.of) return [];
  if (doc.type === 'object') return doc.or && !isPlainObject(value) ? [] : [['', value]];
  if (doc.type === 'list') return listOf(value).map((each, index) => [`[${index}]`, each]);
  return Object.entries(dictOf(value)).map(([name, each]) => [`.${name}`, each]);
};

const walkFields = (fields: Dict, { at, walk }: Step): void => {
  walk.visitor.fields?.(fields, at);
  for (const [name, field] of Object.entries(fields)) walkField(field, { at: join(at, name), walk });
};

const walkViews = (views: Dict, { at, walk }: Step): void => {
  if (walk.listViews) walkObject(views, docsOfViews(walk.listViews), { at, walk });
};

const docsOfViews = (known: KnownListViews): Docs =>
  Object.fromEntries(
    Object.values(known).map(({ name, summary, options }) => [
      name,
      { type: 'object', doc: summary, of: options as Docs },
    ]),
  );

/** One declared field; a field without a known kind is passed over. */
export const walkField = (field: unknown, step: Step): void => {
  const docs = isPlainObject(field) ? docsOfField(field, step.walk.kinds) : undefined;
  if (isPlainObject(field) && docs) walkObject(field, docs, step);
};

/** It says what it takes of other records, and no kind: it has that of what it takes. */
export const isKindless = (field: Dict): boolean =>
  !Object.hasOwn(field, 'kind') && isLinked(dictOf(field.compute));

const kindOption: OptionDoc = { type: 'text', required: true, doc: 'The kind of the field.' };

const docsOfField = (field: Dict, kinds: Kinds): Docs | undefined => {
  const name = own(field, 'kind');
  const kind = isText(name) && Object.hasOwn(kinds, name) ? kinds[name as keyof Kinds] : undefined;
  // What follows from other records and has no kind says what it takes; the check says why that is not to be had.
  if (isKindless(field)) return fieldOptions;
  return kind && { kind: kindOption, ...fieldOptions, ...(kind.options as Docs) };
};
