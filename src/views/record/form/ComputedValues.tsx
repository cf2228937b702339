import { useEffect, useMemo } from 'react';
import { useRecordContext, useReference } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { closedFields } from '../../../model/access/openFields';
import { linkOf, type Link } from '../../../model/compute/links';
import { valueAt } from '../../../model/values/comparable';
import { operandsOf } from '../../../model/compute/operandsOf';
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
  return fields.map((field) => {
    const link = field.compute?.lookup === undefined ? undefined : linkOf(field, fields, kinds);
    return link && <LookedUp key={field.name} name={field.name} link={link} />;
  });
};

type LookedUpProps = { readonly name: string; readonly link: Link };

/* What lies in the record that is chosen; nothing while that is on its way. What was saved with a record stands until then. */
const LookedUp = ({ name, link: { entity, via, take = '' } }: LookedUpProps) => {
  const { getValues, setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: via });
  const saved = useRecordContext();
  const id = typeof chosen === 'string' && chosen !== '' ? chosen : undefined;
  const isSaved = saved?.id !== undefined && (saved[via] ?? undefined) === id;
  const reference = useModel().known(entity).name;
  const options = { enabled: id !== undefined && !isSaved };
  const { referenceRecord } = useReference({ reference, id: id ?? '', options });
  const isThere = id !== undefined && referenceRecord?.id === id;
  const value: unknown = isSaved ? saved[name] : isThere ? valueAt(referenceRecord, take) : null;
  useEffect(() => {
    if ((getValues(name) ?? null) !== (value ?? null)) setValue(name, value ?? null);
  }, [name, value, getValues, setValue]);
  return null;
};

/* What follows from a field that this person may not see stays as the server sent it. */
const useOpenFields = (): readonly ResolvedField[] => {
  const entity = useEntity();
  const ability = useAbility();
  const model = useModel();
  return useMemo(() => {
    const closed = closedFields(entity, { ability, model });
    const isClosed = (path: string) => closed.has(path.split('.')[0] ?? '');
    return entity.fields.filter(
      ({ name, compute }) => !(compute && closed.has(name)) && !operandsOf(compute).some(isClosed),
    );
  }, [entity, ability, model]);
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
