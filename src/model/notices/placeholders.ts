import type { Notices } from '../../config/notices';
import { isClosed } from '../access/bound';
import { followsBeyond } from '../compute/followsBeyond';
import { isLive } from '../compute/isLive';
import type { Issue, Kinds } from '../resolved/kind';
import type { Model, PageModel } from '../resolved/model';
import { inBraces } from '../merge/placeholders';
import type { Placeholders, ResolvedField } from '../resolved/resolvedField';

/** A word in braces, such as `{number}` or `{user.fullName}`. */
const PLACEHOLDER = /\{([A-Za-z_]\w*(?:\.\w+)?)\}/g;

type Place = Pick<Model, 'kinds' | 'resource'> & Pick<PageModel, 'known'>;

/** The fields of the templates, each text with the words in braces that it may have. */
export const withPlaceholders =
  ({ events, templates: { event: by, title, body } }: Notices, place: Place) =>
  (fields: readonly ResolvedField[]): ResolvedField[] => {
    // Asked for when a form is opened or a record judged: until then no field of the other entities is resolved.
    let made: Placeholders['names'] | undefined;
    const namesOf = () =>
      Object.fromEntries(Object.entries(events).map(([name, each]) => [name, placeholderNames(each, place)]));
    const placeholders: Placeholders = {
      by,
      get names() {
        return (made ??= namesOf());
      },
    };
    return fields.map((field) =>
      field.name === title || field.name === body ? { ...field, placeholders } : field,
    );
  };

/** What a notice of this event may say: fields of its record, and of the account that it concerns. */
export const placeholderNames = (
  { of, to }: Pick<Notices['events'][string], 'of' | 'to'>,
  place: Place,
): readonly string[] => {
  const { kinds, resource } = place;
  const { fields } = resource(of);
  const field = fields.find(({ name }) => name === to);
  const [account] = (field && kinds[field.kind].references?.(field)) ?? [];
  const beyond = account === undefined ? [] : sayable(resource(account).fields, place);
  return [...sayable(fields, place), ...beyond.map((name) => `${to}.${name}`)].filter(isOneStep);
};

/* A group says what stands in it; a list of rows says nothing, and nobody hears the names of staff. */
const sayable = (fields: readonly ResolvedField[], place: Place): string[] =>
  fields.flatMap((field) => {
    const { kinds } = place;
    if (field.guarded || isClosed(field, place) || !isForAll(field, fields)) return [];
    // Who it is may be one of the staff.
    if ((kinds[field.kind].references?.(field) ?? []).length > 1) return [];
    if (kinds[field.kind].jsonSchema(field)['type'] === 'object')
      return sayable(field.children, place).map((name) => `${field.name}.${name}`);
    return isSayable(field, kinds) ? [field.name] : [];
  });

/* What follows from other records is for those alone whose rights cover these. */
const isForAll = (field: ResolvedField, fields: readonly ResolvedField[]): boolean =>
  field.compute?.over === 'all' || !followsBeyond(field, fields);

const isOneStep = (path: string): boolean => path.split('.').length < 3;

/* Words alone, and nothing that its readers have no right to. */
const isSayable = (field: ResolvedField, kinds: Kinds): boolean => {
  const kind = kinds[field.kind];
  if (kind.isSecret || kind.word || field.children.length > 0) return false;
  return typeof kind.filter === 'string' && kind.filter !== 'holds' && !isLive(field.compute);
};

/** Puts words in the place of those in braces, in one pass: what is put in is not looked at again. */
export const fillPlaceholders = (text: string, wordOf: (name: string) => string): string =>
  text.replaceAll(PLACEHOLDER, (_, name: string) => wordOf(name));

/** The words in braces of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
];

/** The words that a text with placeholders may have, for a value of the field that decides. */
export const namesFor = (
  { by, names }: Placeholders,
  record: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const value = record[by];
  return typeof value === 'string' && Object.hasOwn(names, value) ? (names[value] ?? []) : [];
};

/** A word in braces that nothing would be put in the place of. While nobody has chosen what it is about, none is judged. */
export const placeholderIssues = (
  value: unknown,
  { placeholders }: Pick<ResolvedField, 'placeholders'>,
  record: Readonly<Record<string, unknown>>,
): Issue[] => {
  const names = placeholders ? namesFor(placeholders, record) : [];
  if (names.length === 0 || typeof value !== 'string') return [];
  const [wrong] = placeholdersIn(value).filter((name) => !names.includes(name));
  return wrong === undefined
    ? []
    : [{ path: '', key: 'placeholder', args: { name: wrong, valid: inBraces(names) } }];
};
