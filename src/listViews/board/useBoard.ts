import { useCallback, useMemo, useRef, useState } from 'react';
import { useEvent, useLocale, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useWording } from '../../fields/useWording';
import { fieldText } from '../../model/answers/fieldText';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { ResolvedAction } from '../../model/resolved/resource';
import { disabledReason } from '../../views/actions/disabledReason';
import { useTitleOf } from '../../views/useTitleOf';
import type { BoardParts } from './BoardContext';
import { useMoves } from './useMoves';

export type Lifted = {
  readonly record: RaRecord;
  readonly over: string;
  /** Then the board goes along; what a pointer drags stays under it. */
  readonly isByKeys?: boolean;
};

export type Moving = {
  readonly record: RaRecord;
  readonly to: string;
  readonly by: ResolvedAction | 'update';
};

type Places = Parameters<typeof useMoves>[0];

/** A card that is picked up, by a pointer or by keys, where it would go, and what is said of that. */
export const useBoard = (places: Places) => {
  const { field, columns } = places;
  const movesOf = useMoves(places);
  const { nameOf, reasonOf, closedText } = useColumnWords(field);
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const notify = useNotify();
  const [said, say] = useState('');
  const [moving, setMoving] = useState<Moving>();
  const { now, lifted, hold } = useHand();
  const columnOf = (record: RaRecord) => String(record[field.name]);
  const sayOf = (key: string, { record, over }: Lifted) =>
    say(translate(`app.list.board.${key}`, { name: titleOf(record), column: nameOf(over) }));
  const closedAt = ({ record, over }: Lifted): string | undefined => {
    const move = movesOf(record).get(over);
    return move && move.by === undefined ? reasonOf(move.fault) : undefined;
  };

  const over = useEvent((column: string | undefined) => {
    if (!now.current) return;
    const { record } = now.current;
    const next = { ...now.current, over: column ?? columnOf(record) };
    if (next.over === now.current.over) return;
    hold(next);
    const reason = closedAt(next);
    if (reason === undefined) sayOf('over', next);
    else say(closedText(next, reason));
  });
  const move = useEvent((record: RaRecord, to: string) => {
    const found = movesOf(record).get(to);
    if (!found) return sayOf('back', { record, over: to });
    say('');
    if (found.by !== undefined) return setMoving({ record, to, by: found.by });
    const text = closedText({ record, over: to }, reasonOf(found.fault));
    return notify(text, { type: 'warning', messageArgs: { _: text } });
  });
  const lift = useEvent((record: RaRecord, isByKeys: boolean = false) => {
    const next = { record, over: columnOf(record), isByKeys };
    hold(next);
    sayOf('picked', next);
  });
  const step = useEvent((by: 1 | -1) => {
    if (now.current) over(columns[columns.indexOf(now.current.over) + by] ?? now.current.over);
  });
  const drop = useEvent(() => {
    const { current } = now;
    hold(undefined);
    if (current) move(current.record, current.over);
  });
  const cancel = useEvent(() => {
    const { current } = now;
    hold(undefined);
    if (current) sayOf('back', { ...current, over: columnOf(current.record) });
  });
  const isLifted = useEvent(({ id }: RaRecord) => now.current?.record.id === id);
  const parts = useMemo(
    (): BoardParts => ({ movesOf, nameOf, lift, step, drop, cancel, isLifted, move }),
    [movesOf, nameOf, lift, step, drop, cancel, isLifted, move],
  );
  return { parts, lifted, over, said, moving, end: () => setMoving(undefined), closedAt };
};

/* Keys may follow each other faster than the board is drawn. */
const useHand = () => {
  const [lifted, setLifted] = useState<Lifted>();
  const now = useRef<Lifted>(undefined);
  const hold = (next: Lifted | undefined) => {
    now.current = next;
    setLifted(next);
  };
  return { now, lifted, hold };
};

/* What columns are called, and why one is closed. */
const useColumnWords = (field: ResolvedField) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const locale = useLocale();
  const wording = useWording();
  const nameOf = useCallback(
    (column: string) => fieldText(column, field, wording) ?? column,
    [field, wording],
  );
  return {
    nameOf,
    reasonOf: (fault: Parameters<typeof disabledReason>[0][number] | undefined) =>
      fault ? disabledReason([fault], { translate, locale }) : translate('app.list.board.notYours'),
    closedText: ({ record, over }: Lifted, reason: string) =>
      translate('app.list.board.closed', { name: titleOf(record), column: nameOf(over), reason }),
  };
};
