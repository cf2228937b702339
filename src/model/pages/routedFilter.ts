import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import type { ResolvedField } from '../resolved/resolvedField';
import { hyphened } from '../values/hyphened';
import { isApplied } from './isApplied';

export type Filter = Readonly<Record<string, unknown>>;

/** A part of the address of a list, as the filter that it stands for, and back. */
export type RoutedFilter = {
  /** The filter that a text stands for; undefined where it stands for none. */
  readonly read: (text: string) => Filter | undefined;
  /** What to write for a filter, and which of it has been said by that; undefined where it cannot be said. */
  readonly write: (filter: Filter) => { readonly text: string; readonly said: readonly string[] } | undefined;
};

/** The name of the part that is a saved query. */
export const PRESET = 'preset';

/** How a saved query is called in an address. */
export const presetSlug = ({ label }: Resource['presets'][number]): string => hyphened(label.en);

export const routedFilter = (name: string, entity: Resource, kinds: Kinds): RoutedFilter => {
  if (name === PRESET) return byPreset(entity);
  const field = entity.fields.find((each) => each.name === name);
  return field ? byField(field, kinds) : { read: () => undefined, write: () => undefined };
};

const byPreset = ({ presets }: Resource): RoutedFilter => ({
  read: (text) => presets.find((preset) => presetSlug(preset) === text)?.filter,
  write: (filter) => {
    const [most] = presets
      .map((preset) => ({
        text: presetSlug(preset),
        said: Object.keys(preset.filter),
        filter: preset.filter,
      }))
      .filter((each) => each.said.length > 0 && isApplied(each.filter, filter))
      .toSorted((a, b) => b.said.length - a.said.length);
    return most;
  },
});

/* One value, in the form in which its filter asks for it. */
const byField = (field: ResolvedField, kinds: Kinds): RoutedFilter => {
  const { name, kind } = field;
  const isSingle = kinds[kind].filter === 'equals' || kinds[kind].filter === 'contains';
  const valueOf = valuesIn(kinds[kind].jsonSchema(field as never));
  return {
    read: (text) => {
      const value = valueOf(text);
      return value === undefined ? undefined : { [name]: isSingle ? value : [value] };
    },
    write: (filter) => {
      const asked = filter[name];
      if (Array.isArray(asked) === isSingle || (Array.isArray(asked) && asked.length !== 1)) return undefined;
      const [value] = [asked].flat() as unknown[];
      const text = String(value);
      return isSegment(text) && valueOf(text) === value ? { text, said: [name] } : undefined;
    },
  };
};

/* An address with one of these leads elsewhere. */
const isSegment = (text: string): boolean => text !== '' && text !== '.' && text !== '..';

type Schema = { readonly [key: string]: unknown };

/* The value that a text stands for: one of those declared, yes or no, or any text. */
const valuesIn = (schema: Schema): ((text: string) => unknown) => {
  const { enum: own, items, type } = schema;
  const declared = own ?? (items as Schema | undefined)?.enum;
  const known = Array.isArray(declared) ? declared : type === 'boolean' ? [true, false] : undefined;
  return (text) => (known ? (known as unknown[]).find((each) => String(each) === text) : text);
};
