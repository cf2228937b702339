import type { OptionDoc, OptionType } from '../resolved/optionDoc';
import { formerOptions } from '../language/formerOptions';
import { hintFor } from './didYouMean';
import type { Report } from './problem';
import { isText, join, textsOf, type Dict } from './untrusted';
import { inside, type Docs, type Visitor } from './walkOptions';
import { isPlainObject } from '../values/plainObject';

/** Unknown, missing and mistyped options, values outside their list, and labels without English. */
export const shapeVisitor = (report: Report): Visitor => ({
  object: (value, docs, at) => checkNames(value, docs, { at, report }),
  option: (value, doc, at) => checkOption(value, doc, { at, report }),
});

type Place = { readonly at: string; readonly report: Report };

const checkNames = (value: Dict, docs: Docs, { at, report }: Place): void => {
  const known = Object.keys(docs);
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(docs, name)) continue;
    report({
      id: 'RC002',
      path: join(at, name),
      message: `unknown option "${name}"`,
      hint: hintOf(name, known),
    });
  }
  for (const [name, doc] of Object.entries(docs)) {
    if (!doc.required || Object.hasOwn(value, name)) continue;
    report({ id: 'RC005', path: at, message: `the option "${name}" is missing`, hint: doc.doc });
  }
};

/* A word that the language had says what took its place. */
const hintOf = (name: string, known: readonly string[]): string =>
  Object.hasOwn(formerOptions, name) ? (formerOptions[name] ?? '') : hintFor(name, known);

const checkOption = (value: unknown, doc: OptionDoc, place: Place): void => {
  const accepted = doc.or === undefined ? [doc.type] : [doc.type, doc.or];
  const type = accepted.find((each) => fits[each](value));
  if (type === undefined) return wrongType(accepted, value, place);
  for (const [at, inner] of inside(value, doc)) {
    if (!isPlainObject(inner)) wrongType(['object'], inner, { ...place, at: `${place.at}${at}` });
  }
  if (doc.oneOf) checkAllowed(value, doc.oneOf.map(String), place);
  if (typeof value === 'number') checkRange(value, doc, place);
  if (type === 'label') checkLabel(value, doc, place);
};

const checkAllowed = (value: unknown, allowed: readonly string[], { at, report }: Place): void => {
  const given = Array.isArray(value) ? textsOf(value) : [String(value)];
  for (const each of given) {
    if (allowed.includes(each)) continue;
    report({ id: 'RC006', path: at, message: `"${each}" is not allowed`, hint: hintFor(each, allowed) });
  }
};

const checkRange = (value: number, { min = -Infinity, max = Infinity }: OptionDoc, place: Place): void => {
  if (value >= min && value <= max) return;
  const hint = max === Infinity ? `${min} is the smallest.` : `From ${min} to ${max}.`;
  const message = value < min ? `${value} is below ${min}` : `${value} is above ${max}`;
  place.report({ id: 'RC044', path: place.at, message, hint });
};

const checkLabel = (value: unknown, { holds }: OptionDoc, { at, report }: Place): void => {
  if (isText(value) && value.length > LONGEST) {
    const hint = `At most ${LONGEST}: a label, a question or a sentence. What is read at length is a page of content/.`;
    return report({ id: 'RC195', path: at, message: `the text has ${value.length} characters`, hint });
  }
  if (isText(value) && holds && /[{}]/.test(without(holds, value))) {
    const hint = `A value is named as in ${holds.map((each) => `"${each}"`).join(' or ')}.`;
    return report({ id: 'RC192', path: at, message: `"${value}" has braces around no value`, hint });
  }
  if (isText(value) && value.trim() !== '') return;
  const hint = 'English is what every other language falls back to.';
  report({ id: 'RC007', path: at, message: 'the English text is missing', hint });
};

const without = (held: readonly string[], text: string): string =>
  held.reduce((rest, each) => rest.replaceAll(each, ''), text);

const LONGEST = 300;

const wrongType = (accepted: readonly OptionType[], value: unknown, { at, report }: Place): void =>
  report({
    id: 'RC003',
    path: at,
    message: `must be ${accepted.map((type) => words[type]).join(' or ')}, not ${typeWord(value)}`,
    ...(typeof value === 'number' && accepted.includes('text') && { hint: `Write "${value}".` }),
    ...(isPlainObject(value) && accepted.includes('label') && { hint: inEnglish }),
  });

const inEnglish = 'Write the English alone; the other languages have it in translations/.';

const typeWord = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return isPlainObject(value) ? 'an object' : JSON.stringify(value);
};

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const fits: { readonly [T in OptionType]: (value: unknown) => boolean } = {
  text: isText,
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  label: isText,
  json: () => true,
  rule: isPlainObject,
  filter: isPlainObject,
  fields: isPlainObject,
  views: isPlainObject,
  names: isTexts,
  strings: isTexts,
  map: isPlainObject,
  object: isPlainObject,
  list: Array.isArray,
};

const words: { readonly [T in OptionType]: string } = {
  text: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  label: 'a label (a text, in English)',
  json: 'JSON',
  rule: 'a rule',
  filter: 'a filter',
  fields: 'fields by name',
  views: 'views by name',
  names: 'a list of field names',
  strings: 'a list of texts',
  map: 'an object with named entries',
  object: 'an object',
  list: 'a list',
};
