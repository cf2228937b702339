import { useListContext, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import type { Undoable } from '../../../model/answers/undoing';
import type { PlaceParams } from '../../../model/resolved/resourceProvider';
import { createIdempotencyKeys } from '../../../model/rules/idempotencyKeys';
import { isPlainObject } from '../../../model/values/plainObject';
import { useChangeAtOnce } from '../../actions/useShowAtOnce';
import { useDone } from '../../useDone';
import { useEntity } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useGateway } from '../../useGateway';
import { useTitleOf } from '../../useTitleOf';

export type Beside = { readonly side: 'before' | 'after'; readonly other: RaRecord };

export type Placing = {
  readonly record: RaRecord;
  readonly to: Beside | { readonly at: number };
  /** What it is given so that it stands among others. */
  readonly among?: PlaceParams['among'];
};

/**
 * Puts a record at another place by one call. It is there at once, and back with the reason where that is refused. Beside
 * which record it stands by then is said, and as which of all where the list shows a part of them: nobody sees it there.
 */
export const usePlace = () => {
  const { name } = useEntity();
  const { filterValues } = useListContext();
  const provider = useGateway();
  const change = useChangeAtOnce();
  const done = useDone();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleOf = useTitleOf();
  const textOf = useFailureText();
  const translate = useTranslate();
  return async ({ record, to, among }: Placing): Promise<void> => {
    const undos: Undoable[] = [];
    const keys = { ...createIdempotencyKeys(), heard: (undo: Undoable) => void undos.push(undo) };
    const beside = 'side' in to ? to : undefined;
    const putBack = beside && (await change((data) => movedIn(data, { record, beside, among })));
    const where = 'at' in to ? to : to.side === 'before' ? { before: to.other.id } : { after: to.other.id };
    try {
      const { at, of } = await provider.place(name, {
        id: record.id,
        to: where,
        ...(among && { among }),
        meta: { keys },
      });
      const isPart = Object.keys(Object(filterValues) as object).length > 0;
      const names = { name: titleOf(record) };
      const said = [
        beside && translate(`app.list.move.${beside.side}`, { ...names, other: titleOf(beside.other) }),
        (isPart || !beside) && at !== undefined && translate('app.list.move.at', { ...names, at, of }),
      ].filter(Boolean);
      const text = said.length > 0 ? said.join(' ') : translate('app.record.saved', names);
      done(text, { messageArgs: { _: text }, undos });
    } catch (error) {
      putBack?.();
      notify(textOf(error), { type: 'error', messageArgs: { _: textOf(error) } });
    }
    refresh();
  };
};

type Moved = Pick<Placing, 'record' | 'among'> & { readonly beside: Beside };

/* In every list that has both; one that a list of others has would come there by what it is given. */
const movedIn = (data: unknown, { record, beside: { side, other }, among }: Moved): unknown => {
  if (!isPlainObject(data) || !Array.isArray(data['data'])) return data;
  const rows = data['data'] as readonly RaRecord[];
  const changed = rows.map((each) => (each.id === record.id && among ? { ...each, ...among } : each));
  const moved = changed.find(({ id }) => id === record.id);
  const others = changed.filter(({ id }) => id !== record.id);
  const at = others.findIndex(({ id }) => id === other.id);
  if (!moved || at < 0) return { ...data, data: changed };
  const place = side === 'before' ? at : at + 1;
  return { ...data, data: [...others.slice(0, place), moved, ...others.slice(place)] };
};
