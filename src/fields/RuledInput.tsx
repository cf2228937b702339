import { useRecordContext, useSourceContext } from 'react-admin';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { matches, pathsOf } from '../model/rules/rules';
import { isLocked, storedAt } from '../model/rules/writableValues';
import { useModel } from './AdminContext';
import { FieldInput } from './FieldInput';
import { LeftOut } from './LeftOut';

type RuledInputProps = {
  readonly field: ResolvedField;
  /** The fields that its rules read: those of the entity, or for a nested field those beside it. */
  readonly siblings: readonly ResolvedField[];
  /** The group that the siblings live in, relative to the input around them; default: none. */
  readonly group?: string;
  /** Locked, whatever the rules say. */
  readonly readOnly?: boolean;
};

/** A field's input, shown and required as its rules say for what is in the form right now, and locked as they say for what is stored. */
export const RuledInput = ({ field, siblings, group, readOnly = false }: RuledInputProps) => {
  const place = { field, source: below(group, field.name), readOnly: readOnly || field.readOnly };
  const hasRules = field.showWhen ?? field.requiredWhen ?? field.readOnlyWhen;
  return hasRules ? <WatchingInput {...place} {...{ siblings, group }} /> : <FieldInput {...place} />;
};

type WatchingInputProps = Pick<RuledInputProps, 'field' | 'siblings'> & {
  readonly group: string | undefined;
  readonly source: string;
  readonly readOnly: boolean;
};

/* Watches only what the rules read, so that typing elsewhere does not draw this input again. */
const WatchingInput = ({ field, siblings, group, source, readOnly }: WatchingInputProps) => {
  const { kinds } = useModel();
  const { getSource } = useSourceContext();
  const names = useMemo(() => [...new Set([field.showWhen, field.requiredWhen].flatMap(pathsOf))], [field]);
  const values: unknown[] = useWatch({ name: names.map((name) => getSource(below(group, name))) });
  const form = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const holds = (rule: ResolvedField['showWhen']) =>
    rule !== undefined && matches(rule, form, { fields: siblings, kinds });
  const isClosed = useIsLocked({ field, siblings, group });
  if (field.showWhen && !holds(field.showWhen))
    return isClosed || readOnly ? null : <LeftOut field={field} source={source} />;
  return (
    <FieldInput
      field={field}
      source={source}
      required={field.required || holds(field.requiredWhen)}
      readOnly={readOnly || isClosed}
    />
  );
};

/* A record that is only being made has no id, and nothing stored that could lock it. */
const useIsLocked = ({ field, siblings, group = '' }: Omit<WatchingInputProps, 'source' | 'readOnly'>) => {
  const { kinds } = useModel();
  const { getSource } = useSourceContext();
  const { getValues } = useFormContext();
  const record = useRecordContext();
  if (record?.id === undefined) return false;
  return isLocked(field, storedAt(record, getValues(), getSource(group)), { fields: siblings, kinds });
};

const below = (group: string | undefined, name: string): string =>
  group === undefined ? name : `${group}.${name}`;
