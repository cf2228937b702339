import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useModel } from '../../fields/AdminContext';
import { FieldInput } from '../../fields/FieldInput';
import { matches, pathsOf } from '../../model/rules';
import type { ResolvedField } from '../../model/resolvedField';
import { useEntity } from '../useEntity';

/** A field's input, shown, required and locked as its rules say for what is in the form right now. */
export const RuledInput = ({ field }: { readonly field: ResolvedField }) => {
  const hasRules = field.showWhen ?? field.requiredWhen ?? field.readOnlyWhen;
  return hasRules ? <WatchingInput field={field} /> : <FieldInput field={field} />;
};

/* Watches only what the rules read, so that typing elsewhere does not draw this input again. */
const WatchingInput = ({ field }: { readonly field: ResolvedField }) => {
  const { fields } = useEntity();
  const { kinds } = useModel();
  const paths = useMemo(
    () => [...new Set([field.showWhen, field.requiredWhen, field.readOnlyWhen].flatMap(pathsOf))],
    [field],
  );
  const values: unknown[] = useWatch({ name: paths });
  const form = Object.fromEntries(paths.map((path, at) => [path, values[at]]));
  const holds = (rule: ResolvedField['showWhen']) =>
    rule !== undefined && matches(rule, form, { fields, kinds });
  if (field.showWhen && !holds(field.showWhen)) return null;
  return (
    <FieldInput
      field={field}
      required={field.required || holds(field.requiredWhen)}
      readOnly={field.readOnly || holds(field.readOnlyWhen)}
    />
  );
};
