import type { RaRecord } from 'react-admin';
import { useAbility } from '../../../fields/AdminContext';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { writableValues } from '../../../model/rules/writableValues';
import { allows } from '../../actions/allows';
import { useActionPlace } from '../../actions/useActionPlace';
import { useCan, useEntity } from '../../useEntity';

type Asked = { readonly field: ResolvedField; readonly record: RaRecord };

/** Whether the form of the record would take another value from this person, in the state that the record is in. */
export const useIsEditable = (): ((asked: Asked) => boolean) => {
  const resource = useEntity();
  const place = useActionPlace(resource);
  const { kinds } = place;
  const ability = useAbility();
  const can = useCan();
  return ({ field, record }) => {
    if (field.readOnly || !resource.can.edit || !can('edit') || !allows('edit', record, place)) return false;
    const form = { ...record, [field.name]: record[field.name] ?? null };
    const written = writableValues(form, { resource, view: 'edit', kinds, ability, before: record });
    return Object.hasOwn(written, field.name);
  };
};
