import { useLocale, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useAbility, useMe, useModel } from '../../fields/AdminContext';
import type { Undoable } from '../../model/answers/undoing';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { writableValues } from '../../model/rules/writableValues';
import { writeFaults } from '../../model/rules/writeRules';
import type { Row } from '../../model/values/comparable';
import { allows } from '../../views/actions/allows';
import { disabledReason } from '../../views/actions/disabledReason';
import { useShowAtOnce } from '../../views/actions/useShowAtOnce';
import { useDone } from '../../views/useDone';
import { useCan, useEntity } from '../../views/useEntity';
import { useFailureText } from '../../views/useFailureText';
import { useGateway } from '../../views/useGateway';
import { useNamed } from '../../views/useNamed';
import type { Placing, When } from './placing';

/** May this person move a record: would the form of the record take another time of it, as it is now? */
export const useMayMove = ({ names }: Placing) => {
  const resource = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  const can = useCan();
  const me = useMe();
  return (record: RaRecord): boolean => {
    if (!resource.can.edit || !can('edit') || !allows('edit', record, { resource, kinds, me })) return false;
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
  const gateway = useGateway();
  const show = useShowAtOnce();
  const refresh = useRefresh();
  const notify = useNotify();
  const said = useDone();
  const named = useNamed();
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
    const undos: Undoable[] = [];
    const keys = { ...createIdempotencyKeys(), heard: (undo: Undoable) => void undos.push(undo) };
    const write = async () => {
      const putBack = await show((each) => (each.id === record.id ? { ...each, ...patch } : each));
      try {
        const change = { id: record.id, data: after as Row, previousData: record };
        await gateway.update(resource.name, { ...change, meta: { keys } });
        said('app.record.saved', { messageArgs: { name: named(record) }, undos });
      } catch (error) {
        putBack();
        refused(wordsOf(error));
      }
      refresh();
    };
    void write();
    return true;
  };
};
