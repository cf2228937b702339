import { hintFor } from './didYouMean';
import type { Report } from './problem';
import type { KnownField, KnownFields } from './scope';
import { isText, listOf } from './untrusted';

export type Place = { readonly at: string; readonly fields: KnownFields; readonly report: Report };

/** The field of that name; an unknown name is reported, anything but a text is reported elsewhere. */
export const checkName = (name: unknown, { at, fields, report }: Place): KnownField | undefined => {
  if (!isText(name)) return undefined;
  const field = fields.get(name);
  if (!field) {
    report({
      id: 'RC010',
      path: at,
      message: `unknown field "${name}"`,
      hint: hintFor(name, [...fields.keys()]),
    });
  }
  return field;
};

/** The known fields of a list of names; unknown and repeated ones are reported. */
export const checkNames = (names: unknown, place: Place): KnownField[] => {
  const given = listOf(names);
  const twice = given.filter((name, index) => given.indexOf(name) < index);
  for (const name of new Set(twice.filter(isText))) {
    place.report({ id: 'RC012', path: place.at, message: `"${name}" is there twice` });
  }
  return [...new Set(given)].flatMap((name) => checkName(name, place) ?? []);
};

/** Whether a title has a brace that belongs to no name in it. */
export const hasStrayBrace = (title: unknown): boolean =>
  isText(title) && /[{}]/.test(title.replace(NAMED, ''));

const NAMED = /\{([^{}]*)\}/g;

/** The fields that a title such as `{number} – {status}` names. */
export const namesInTitle = (title: unknown): string[] =>
  isText(title) ? [...title.matchAll(NAMED)].map((match) => match[1] ?? '') : [];
