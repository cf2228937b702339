import type { RaRecord } from 'react-admin';
import type { Undoable } from '../../../model/answers/undoing';
import type { IdempotencyKeys } from '../../../model/rules/idempotencyKeys';
import type { Row } from '../../../model/values/comparable';
import { useShowAtOnce } from '../../actions/useShowAtOnce';
import { useDone } from '../../useDone';
import { useEntity } from '../../useEntity';
import { useGateway } from '../../useGateway';
import { useNamed } from '../../useNamed';

/**
 * Writes some values of a record, which show before the server has answered, and offers to take that back. Rejects with what
 * was refused, and the record is as it was.
 */
export const useWriteAtOnce = () => {
  const { name } = useEntity();
  const gateway = useGateway();
  const show = useShowAtOnce();
  const said = useDone();
  const named = useNamed();
  return async (record: RaRecord, patch: Row, keys: IdempotencyKeys): Promise<void> => {
    const putBack = await show((each) => (each.id === record.id ? { ...each, ...patch } : each));
    const undos: Undoable[] = [];
    const heard = { ...keys, heard: (undo: Undoable) => void undos.push(undo) };
    const change = { id: record.id, data: { ...record, ...patch }, previousData: record };
    try {
      await gateway.update(name, { ...change, meta: { keys: heard } });
    } catch (error) {
      putBack();
      throw error;
    }
    said('app.record.saved', { messageArgs: { name: named(record) }, undos });
  };
};
