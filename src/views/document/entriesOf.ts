import { findField } from '../../model/resolved/model';
import { matches } from '../../model/rules/rules';
import type { Kinds } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { isObject } from '../../fields/reading/valueAt';

type Row = Readonly<Record<string, unknown>>;

/** A value of the sheet: its field, and the record or group that holds it. */
export type Entry = { readonly field: ResolvedField; readonly record: Row };

type Holder = { readonly record: Row; readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

/** The fields of those names that this record shows. A group stands for its members; one that came broken for itself. */
export const entriesOf = (names: readonly string[], { record, fields, kinds }: Holder): Entry[] =>
  names.flatMap((name) => {
    const field = findField({ fields }, name);
    if (!field || !matches(field.showWhen, record, { fields, kinds })) return [];
    const value = record[name];
    if (field.children.length === 0 || !isObject(value)) return [{ field, record }];
    const members = field.children.map((child) => child.name);
    return entriesOf(members, { record: value, fields: field.children, kinds });
  });
