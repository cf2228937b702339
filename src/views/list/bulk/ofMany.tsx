import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { useImperativeHandle, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import type { BulkCounts } from '../../../model/answers/bulk';
import type { ResolvedAction } from '../../../model/resolved/resource';
import type { Row } from '../../../model/values/comparable';
import { disabledReason } from '../../actions/disabledReason';
import { useLabel } from '../../useEntity';
import { useCounted } from '../../useNamed';
import { useFailureText } from '../../useFailureText';
import { usePreview } from './useEditAll';

type RunningProps = { readonly name: string; readonly done: number; readonly total: number };

/** How far it is. */
export const Running = ({ name, ...counts }: RunningProps) => {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const [done, total] = [counts.done, counts.total].map((count) => format.format(count));
  return <p role="status">{translate('app.actions.running', { action: name, done, total })}</p>;
};

type Asked = {
  readonly valuesOf: (form: Row) => Row;
  /** Without one the values are written. */
  readonly action?: ResolvedAction;
};

/** What would become of all that match; said as it changes. */
export const Preview = ({ valuesOf, action }: Asked) => {
  const counted = useCounted();
  const translate = useTranslate();
  const wordsOf = useFailureText();
  const { preview, error, isFetching } = usePreview(valuesOf(useWatch() as Row), action);
  return (
    <>
      {error !== null && <Alert severity="error">{wordsOf(error)}</Alert>}
      <p role="status" aria-busy={isFetching} style={{ margin: 0, minHeight: 24 }}>
        {preview && counted('app.bulkEdit.changing', preview.changed)}{' '}
        {preview !== undefined &&
          preview.same > 0 &&
          translate('app.bulkEdit.same', { smart_count: preview.same })}{' '}
        {preview && <Refused {...preview} />}
      </p>
    </>
  );
};

/** How many it is not done with, and why. */
export const Refused = ({ refused, faults }: Pick<BulkCounts, 'refused' | 'faults'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (refused === 0) return null;
  const said = faults.filter((fault) => typeof fault === 'string');
  const known = faults.filter((fault) => typeof fault !== 'string');
  const reason = [disabledReason(known, { translate, locale }), ...new Set(said)]
    .filter((each) => each !== '')
    .join(' · ');
  return <>{translate('app.bulkEdit.refused', { smart_count: refused, reason })}</>;
};

type ChangeProps = Asked & { /** As many match as is said. */ readonly matching: RefObject<number> };

/** Does it, with as many as it says. */
export const Change = ({ valuesOf, action, matching }: ChangeProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const { preview } = usePreview(valuesOf(useWatch() as Row), action);
  useImperativeHandle(matching, () => (preview ? preview.changed + preview.same + preview.refused : 0));
  const count = preview?.changed ?? 0;
  return (
    <Button
      type="submit"
      variant="contained"
      color={action?.tone === 'danger' ? 'error' : 'primary'}
      disabled={count === 0}
    >
      {action
        ? `${label(action.label)} (${count})`
        : translate('app.bulkEdit.change', { smart_count: count })}
    </Button>
  );
};
