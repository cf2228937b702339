import { useLocale, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useAbility, useModel } from '../../fields/AdminContext';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { writableValues } from '../../model/rules/writableValues';
import { writeFaults } from '../../model/rules/writeRules';
import { allows } from '../../views/actions/allows';
import { useActionPlace } from '../../views/actions/useActionPlace';
import { disabledReason } from '../../views/actions/disabledReason';
import { useCan, useEntity } from '../../views/useEntity';
import { useFailureText } from '../../views/useFailureText';
import { useWriteAtOnce } from '../../views/list/inline/useWriteAtOnce';
import type { Placing, When } from './placing';

/** May this person move a record: would the form of the record take another time of it, as it is now? */
export const useMayMove = ({ names }: Placing) => {
  const resource = useEntity();
  const place = useActionPlace(resource);
  const { kinds } = place;
  const ability = useAbility();
  const can = useCan();
  return (record: RaRecord): boolean => {
    if (!resource.can.edit || !can('edit') || !allows('edit', record, place)) return false;
    const written = writableValues(record, { resource, view: 'edit', kinds, ability, before: record });
    return names.every((name) => Object.hasOwn(written, name));
  };
};

/**
 * Moves a record, or makes it longer, by one ordinary change, which shows before the server has answered. What is refused
 * is where it was, and why is said. Answers whether anything was asked of a server.
 */
export const useMove = (placing: Placing) => {
  const resource = useEntity();
  const { kinds } = useModel();
  const translate = useTranslate();
  const locale = useLocale();
  const write = useWriteAtOnce();
  const refresh = useRefresh();
  const notify = useNotify();
  const wordsOf = useFailureText();
  const refused = (text: string) => notify(text, { type: 'error', messageArgs: { _: text } });
  return (record: RaRecord, when: When): boolean => {
    const patch = placing.valuesOf(when);
    const after = { ...record, ...patch };
    const faults = writeFaults({ model: { kinds }, resource, before: record, after });
    if (faults.length > 0) {
      refused(disabledReason(faults, { translate, locale }));
      return false;
    }
    void write(record, patch, createIdempotencyKeys())
      .catch((error: unknown) => refused(wordsOf(error)))
      .finally(refresh);
    return true;
  };
};
