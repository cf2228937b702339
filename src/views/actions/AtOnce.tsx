import { useNotify, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useMe, useWholeModel } from '../../fields/AdminContext';
import { applyAction } from '../../model/rules/applyAction';
import { isFinalAction } from '../../model/rules/final';
import type { ResolvedAction } from '../../model/resolved/resource';
import { useEntity, useLabel } from '../useEntity';
import { useGateway } from '../useGateway';
import { useNamed } from '../useNamed';
import { useShowAtOnce } from './useShowAtOnce';
import { useSubmitAction } from './useSubmitAction';

type AtOnceProps = {
  readonly action: ResolvedAction;
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
  readonly onDone?: ((ids: readonly Identifier[]) => void) | undefined;
};

/**
 * Whether an action runs without a question, because it can be taken back: it asks nothing, is for one record, is not
 * final, no warning may be due (`atLeast`), and its host takes changes back. Undefined until that is known.
 */
export const useIsAtOnce = (action: ResolvedAction, records: readonly RaRecord[]): boolean | undefined => {
  const resource = useEntity();
  const model = useWholeModel();
  const provider = useGateway();
  const asksNothing = action.confirm === false && action.form.length === 0 && records.length === 1;
  const isHarmless = asksNothing && resource.atLeast.length === 0;
  const mayBe = isHarmless && !isFinalAction(action, { resource, model });
  const [is, setIs] = useState(mayBe ? undefined : false);
  useEffect(() => {
    if (!mayBe) return;
    void provider.undoes(resource.name).then(
      ({ data }) => setIs(data),
      () => setIs(false),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the action was chosen
  }, []);
  return is;
};

/* Pressed twice, it is done once. */
const underWay = new Set<string>();

/** Runs an action, and shows what comes of it before the server has answered. What it refuses goes back, and it says why. */
export const AtOnce = ({ action, records, onClose, onDone }: AtOnceProps) => {
  const { name: resource, fields } = useEntity();
  const me = useMe();
  const show = useShowAtOnce();
  const notify = useNotify();
  const translate = useTranslate();
  const named = useNamed();
  const label = useLabel();
  const { perform } = useSubmitAction({ action, records, onClose: () => undefined, onDone });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const [before] = records;
    const deed = `${resource} ${action.name} ${before?.id}`;
    if (underWay.has(deed)) return onClose();
    underWay.add(deed);
    const now = Date.now();
    const run = async () => {
      const putBack = await show((record) =>
        record.id === before?.id
          ? { ...record, ...applyAction(action, record, { me, now, fields }) }
          : record,
      );
      const [failure] = (await perform({})).failures;
      if (!failure) return;
      putBack();
      const name = `${label(action.label)}, ${named(failure.record)}`;
      notify(translate('app.actions.reason', { name, reason: failure.reason }), {
        type: 'error',
        messageArgs: {},
      });
    };
    void run().finally(() => underWay.delete(deed));
    onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- begun once
  }, []);
  return null;
};
