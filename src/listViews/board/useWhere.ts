import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEvent, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { conditionsOf } from '../../model/rules/conditions';
import { isMissed } from '../../model/rules/isMissed';
import type { Row } from '../../model/values/comparable';
import { useEntity } from '../../views/useEntity';
import { useTitleOf } from '../../views/useTitleOf';

type Moved = {
  /** As it is now, as far as the board knows. */
  readonly record: RaRecord;
  readonly column: string;
};

type Where = { readonly text: string; readonly isSeen: boolean };

/**
 * Says where a card is that was moved, when the list has been read again: in sight, further down where the order of the list
 * has it, or nowhere, because the filters leave it out. Whoever had the focus on it has it there again.
 */
export const useWhere = () => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const client = useQueryClient();
  const entity = useEntity();
  const { kinds } = useModel();
  const { data = [], filterValues } = useListContext();
  const [where, setWhere] = useState<Where>();
  const wordsFor = ({ record, column }: Moved): Where => {
    const names = { name: titleOf(record), column };
    if (data.some(({ id }) => id === record.id))
      return { text: translate('app.list.board.moved', names), isSeen: true };
    const { conditions } = conditionsOf(entity, Object(filterValues) as Row, kinds);
    const isOut = conditions.some((condition) => isMissed(record, condition));
    return { text: translate(`app.list.board.${isOut ? 'left' : 'below'}`, names), isSeen: false };
  };
  const tell = useEvent(({ record, column }: Moved) => {
    setWhere(wordsFor({ record, column }));
    if (document.activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-move]')];
    const button = buttons.find(({ dataset }) => dataset['move'] === String(record.id));
    (button ?? document.getElementById('main-content'))?.focus({ preventScroll: true });
  });
  return {
    where,
    forget: () => setWhere(undefined),
    follow: async (next: Moved) => {
      await readAgain(client, entity.name);
      tell(next);
    },
  };
};

/* Until no list of the entity is asked for any more; whatever was written has begun with that by the next turn. */
const readAgain = (client: QueryClient, name: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (client.isFetching({ queryKey: [name, 'getList'] }) > 0) return;
      end();
      setTimeout(resolve);
    };
    const end = client.getQueryCache().subscribe(look);
    setTimeout(look);
  });
