import { checkName, checkNames, type Place } from '../checkNames';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, join } from '../untrusted';

/** The sheet of a record: known fields, each of a kind that fits its place, and shown on the record page as well. */
export const checkDocument = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  if (declared.document === undefined) return;
  const sheet = dictOf(declared.document);
  for (const [option, fits] of Object.entries(places)) {
    const place = { at: join(join(key, 'document'), option), fields, report };
    const named = Array.isArray(sheet[option])
      ? checkNames(sheet[option], place)
      : [checkName(sheet[option], place)];
    for (const field of named) if (field) checkFits(field, fits, place);
  }
};

const checkFits = (field: KnownField, { is, hint }: Fits, { at, report }: Place): void => {
  const { name, kind, resolved } = field;
  if (!kind || !resolved) return;
  if (!is(field)) report({ id: 'RC060', path: at, message: `"${name}" is a ${kind.name}`, hint });
  if (!resolved.views.includes('show'))
    report({
      id: 'RC060',
      path: at,
      message: `"${name}" does not appear in the view "show", so nobody would see it`,
      hint: 'Let the field appear in "show".',
    });
};

type Fits = { readonly is: (field: KnownField) => boolean; readonly hint: string };

const hasRows = ({ kind, resolved }: KnownField): boolean =>
  kind !== undefined &&
  resolved !== undefined &&
  resolved.children.length > 0 &&
  kind.jsonSchema(resolved).type === 'array';

const line: Fits = { is: (field) => !hasRows(field), hint: 'Rows have a place of their own: "items".' };

const places: Readonly<Record<string, Fits>> = {
  number: { is: ({ resolved }) => resolved?.children.length === 0, hint: 'It is a single value.' },
  from: line,
  to: line,
  head: line,
  items: { is: hasRows, hint: 'The table is a field with rows, such as one of kind items.' },
  totals: { is: ({ kind }) => kind?.order === 'number', hint: 'Totals are numbers and amounts.' },
  payment: line,
  note: line,
};
