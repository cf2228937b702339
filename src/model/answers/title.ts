import { textOf, valueAt, type Row } from '../values/comparable';
import { fieldAt } from '../resolved/fieldAt';
import { fieldText, type FieldWording } from './fieldText';
import type { Resource } from '../resolved/resource';
import { shownText } from './shownText';

/**
 * A record's title by the entity's template, such as `{number} – {client.name}`. A missing value takes its
 * brackets and its separator with it; a record without any of the values is called by its id.
 */
export const titleOf = (
  { title, knownFields }: Pick<Resource, 'title' | 'knownFields'>,
  record: Row,
  wording: FieldWording,
): string =>
  shownText(filledText(title, { fields: knownFields, record }, wording) || (textOf(record['id']) ?? ''));

type Sources = { readonly fields: Resource['knownFields']; readonly record: Row };

/** A template with values in the place of its placeholders, as titles are made; empty where it has none of them. */
export const filledText = (title: string, { fields, record }: Sources, wording: FieldWording): string => {
  const values: string[] = [];
  const skeleton = title.replaceAll(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = valueAt(record, path);
    const field = fieldAt(fields, path);
    const text = field ? fieldText(value, field, wording) : textOf(value);
    if (text === undefined) return MISSING;
    return `${PLACE}${values.push(text) - 1}${PLACE}`;
  });
  const isNamed = values.length > 0 || !title.includes('{');
  return isNamed
    ? withoutGaps(skeleton)
        .replaceAll(PLACES, (_, index) => values[Number(index)] ?? '')
        .trim()
    : '';
};

/* Values stand outside the text while it is mended, so that a dash inside of one is never taken for a separator. */
const MISSING = '\u0000';
const PLACE = '\u0001';
const PLACES = new RegExp(`${PLACE}(\\d+)${PLACE}`, 'g');

const SEPARATOR = String.raw`[\s\-–—·,:;/|#]`;
const BRACKETS = new RegExp(String.raw`[([<«"“]\s*${MISSING}\s*[)\]>»"”]`, 'g');
const RUN = new RegExp(`${MISSING}(?:${SEPARATOR}*${MISSING})+`, 'g');
const FIRST = new RegExp(`^${SEPARATOR}*${MISSING}${SEPARATOR}*`);
const LAST = new RegExp(`${SEPARATOR}*${MISSING}${SEPARATOR}*$`);
const ALONE = new RegExp(String.raw`^[([<«"“]\s*(${PLACE}\d+${PLACE})\s*[)\]>»"”]$`);
const BETWEEN = new RegExp(`(${SEPARATOR}*)${MISSING}(${SEPARATOR}*)`, 'g');

/* Between two values one separator stays, at either end none. Nothing stands in brackets alone. */
const withoutGaps = (skeleton: string): string =>
  skeleton
    .replaceAll(BRACKETS, MISSING)
    .replaceAll(RUN, MISSING)
    .replace(FIRST, '')
    .replace(LAST, '')
    .replace(ALONE, '$1')
    .replaceAll(BETWEEN, (_, before: string, after: string) => (before.trim() === '' ? after : before));
