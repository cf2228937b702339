import { useSourceContext } from 'react-admin';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { matches, pathsOf } from '../model/rules/rules';
import { useModel } from './AdminContext';
import { FieldInput } from './FieldInput';

type RuledInputProps = {
  readonly field: ResolvedField;
  /** The fields that its rules read: those of the entity, or for a nested field those beside it. */
  readonly siblings: readonly ResolvedField[];
  /** The group that the siblings live in, relative to the input around them; default: none. */
  readonly group?: string;
  /** Locked, whatever the rules say. */
  readonly readOnly?: boolean;
};

/** A field's input, shown, required and locked as its rules say for what is in the form right now. */
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
  const names = useMemo(
    () => [...new Set([field.showWhen, field.requiredWhen, field.readOnlyWhen].flatMap(pathsOf))],
    [field],
  );
  const values: unknown[] = useWatch({ name: names.map((name) => getSource(below(group, name))) });
  const form = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const holds = (rule: ResolvedField['showWhen']) =>
    rule !== undefined && matches(rule, form, { fields: siblings, kinds });
  if (field.showWhen && !holds(field.showWhen)) return null;
  return (
    <FieldInput
      field={field}
      source={source}
      required={field.required || holds(field.requiredWhen)}
      readOnly={readOnly || holds(field.readOnlyWhen)}
    />
  );
};

const below = (group: string | undefined, name: string): string =>
  group === undefined ? name : `${group}.${name}`;
