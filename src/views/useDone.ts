import { useEvent, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCallback, type ReactElement } from 'react';
import { MOST_UNDONE, type Kept, type Undoable } from '../model/answers/undoing';
import { useCounted } from './useNamed';
import { useEntity } from './useEntity';
import { useFailureText } from './useFailureText';
import { useGateway } from './useGateway';

type Said = {
  readonly messageArgs?: Readonly<Record<string, unknown>>;
  /** By what names it can be taken back. Default: not at all. */
  readonly undos?: readonly Undoable[];
};

/** Says what was done, with a button that takes it back where a server has named a way. */
export const useDone = () => {
  const notify = useNotify();
  const takeBack = useTakeBack();
  return useCallback(
    (message: string | ReactElement, { messageArgs = {}, undos = [] }: Said = {}) =>
      notify(message, {
        type: 'success',
        messageArgs,
        ...(undos.length > 0 && {
          autoHideDuration: 1000 * Math.min(...undos.map(({ seconds }) => seconds)),
          onUndo: () => void takeBack(undos),
        }),
      }),
    [notify, takeBack],
  );
};

/** Says of how many records something was done, by what they are called. */
export const useDoneOf = () => {
  const said = useDone();
  const counted = useCounted();
  return (key: string, count: number, undos: readonly Undoable[]): void => {
    const message = counted(key, count);
    said(message, { messageArgs: { _: message }, undos });
  };
};

const useTakeBack = () => {
  const { name } = useEntity();
  const provider = useGateway();
  const notify = useNotify();
  const refresh = useRefresh();
  const textOf = useFailureText();
  const translate = useTranslate();
  const counted = useCounted();
  return useEvent(async (undos: readonly Undoable[]) => {
    const kept: Kept[] = [];
    let restored = 0;
    try {
      const run = undos[0]?.run;
      const size = undos[0]?.isOfMany ? 1 : MOST_UNDONE;
      const named = undos.toReversed();
      for (let at = 0; at < named.length; at += size) {
        const ids = named.slice(at, at + size).map(({ id }) => id);
        const { data } = await provider.undo(name, { ids, run });
        kept.push(...data.kept);
        restored += data.restored;
      }
      if (kept.length === 0)
        notify('app.undo.done', { type: 'info', messageArgs: { smart_count: restored } });
      else notify(keptText(kept, { translate, counted }), { type: 'warning', messageArgs: {} });
    } catch (error) {
      notify(textOf(error), { type: 'error', messageArgs: { _: textOf(error) } });
    }
    refresh();
  });
};

/* As many as a message can name. */
const NAMED = 3;

type Words = {
  readonly translate: ReturnType<typeof useTranslate>;
  readonly counted: ReturnType<typeof useCounted>;
};

const keptText = (kept: readonly Kept[], { translate, counted }: Words): string => {
  const [first] = kept;
  const said = kept.slice(0, NAMED).map(({ title, reason }) => {
    const why = translate(`app.undo.reason.${reason}`, { _: reason });
    return translate('app.actions.reason', { name: title, reason: why });
  });
  const more = kept.length > NAMED ? ' …' : '';
  return first ? `${counted('app.undo.kept', kept.length)} ${said.join(' · ')}${more}` : '';
};
