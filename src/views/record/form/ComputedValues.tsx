import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { operandsOf } from '../../../model/compute/computings';
import { withComputed, withLive } from '../../../model/compute/withComputed';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity } from '../../useEntity';
import { isPlainObject } from '../../../model/values/plainObject';

/** Keeps the values of a form that follow from others as they follow, while somebody types. Draws nothing. */
export const ComputedValues = () => {
  const { getValues, setValue, subscribe } = useFormContext();
  const { kinds } = useModel();
  const fields = useOpenFields();
  useEffect(() => {
    const shape = { fields, kinds };
    const settle = () => {
      const right = withLive(withComputed(getValues(), shape), shape, new Date());
      for (const [path, value] of computedLeaves(right, fields))
        if ((getValues(path) ?? null) !== value) setValue(path, value);
    };
    settle();
    return subscribe({ formState: { values: true }, callback: settle });
  }, [fields, kinds, getValues, setValue, subscribe]);
  return null;
};

/* What follows from a field that this person may not see stays as the server sent it. */
const useOpenFields = (): readonly ResolvedField[] => {
  const { fields, subject } = useEntity();
  const ability = useAbility();
  return useMemo(() => {
    const closed = fields.filter(({ guarded, name }) => guarded && !ability.can('show', subject, name));
    const isClosed = (path: string) => closed.some(({ name }) => name === path.split('.')[0]);
    return fields.filter(({ compute }) => !operandsOf(compute).some(isClosed));
  }, [fields, subject, ability]);
};

type Leaf = readonly [path: string, value: unknown];

const computedLeaves = (record: object, fields: readonly ResolvedField[], around = ''): Leaf[] =>
  Object.entries(record).flatMap(([name, value]: [string, unknown]): Leaf[] => {
    const field = fields.find((each) => each.name === name);
    const path = around + name;
    if (!field || field.compute) return field ? [[path, value]] : [];
    if (!Array.isArray(value))
      return isPlainObject(value) ? computedLeaves(value, field.children, `${path}.`) : [];
    return value.flatMap((row: unknown, at) =>
      isPlainObject(row) ? computedLeaves(row, field.children, `${path}.${at}.`) : [],
    );
  });
