import { useLocale, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useAbility, useModel } from '../../../fields/AdminContext';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { createIdempotencyKeys } from '../../../model/rules/idempotencyKeys';
import { writableValues } from '../../../model/rules/writableValues';
import { writeFaults } from '../../../model/rules/writeRules';
import type { Row } from '../../../model/values/comparable';
import { isSameJson } from '../../../model/values/plainObject';
import { disabledReason } from '../../actions/disabledReason';
import { conflictOf } from '../../record/drafts/conflictOf';
import { useShowAtOnce } from '../../actions/useShowAtOnce';
import { useEntity } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useSingleFlight } from '../../useSingleFlight';
import { useWriteAtOnce } from './useWriteAtOnce';

type Saving = {
  readonly field: ResolvedField;
  readonly record: RaRecord;
  readonly onDone: () => void;
};

type Refused = {
  readonly text: string;
  /** The record of now, where somebody else has changed it. */
  readonly theirs: Row | undefined;
};

/**
 * Writes one value of a record, which shows before the server has answered; what it refuses is as it was, and says why. Where
 * somebody else was faster it is as they left it, and sent again it is a change of that.
 */
export const useSaveCell = ({ field: { name }, record: opened, onDone }: Saving) => {
  // The row may be read anew while somebody types: what is typed stays, and is a change of what they saw.
  const [record, setRecord] = useState(opened);
  const resource = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  const translate = useTranslate();
  const locale = useLocale();
  const write = useWriteAtOnce();
  const show = useShowAtOnce();
  const refresh = useRefresh();
  const notify = useNotify();
  const wordsOf = useFailureText();
  // Sent again after a lost answer, it is the same change.
  const [keys] = useState(createIdempotencyKeys);
  const [values, setValues] = useState<Row>({});
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  const save = useSingleFlight(async (form: Row) => {
    const place = { resource, view: 'edit', kinds, ability, before: record } as const;
    const written = writableValues({ ...form, [name]: form[name] ?? null }, place);
    if (!Object.hasOwn(written, name))
      return setRefused({ text: translate('app.record.conflict.closed'), theirs: record });
    const value = written[name] ?? null;
    const patch = { [name]: value };
    if (isSameJson(value, record[name] ?? null)) return onDone();
    const faults = writeFaults({ ...place, model: { kinds }, after: { ...record, ...patch } });
    if (faults.length > 0) return { [name]: disabledReason(faults, { translate, locale }) };
    setValues(patch);
    setSending(true);
    try {
      await write(record, patch, keys);
      onDone();
      refresh();
    } catch (error) {
      // As it was shown, the record may have left the list, and the editor with it.
      const theirs = conflictOf(error, { data: patch })?.theirs;
      if (theirs) await show((each) => (each.id === record.id ? { ...each, ...theirs } : each));
      if (!isThere.current) return void notify(wordsOf(error), { type: 'error', messageArgs: {} });
      if (theirs) setRecord({ ...record, ...theirs });
      setRefused({ text: wordsOf(error), theirs });
      setSending(false);
    }
    return undefined;
  });
  return { save, stored: record, shown: { ...record, ...values }, isSending, refused };
};
