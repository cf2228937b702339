import { useCallback, useEffect, useMemo } from 'react';
import { useDataProvider, useRecordContext, type Identifier, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useModel } from '../../../fields/AdminContext';
import { issueKey } from '../../../model/answers/issueText';
import { isOver, isSameSpan, overlapRules, spanOf, type OverlapRule } from '../../../model/overlaps/overlaps';
import type { Row } from '../../../model/values/comparable';
import { useEntity, useVisibleFields } from '../../useEntity';
import { asKept } from './asKept';

type OverlapChecksProps = { readonly view: 'create' | 'edit' };

/** Says beside the fields of a span that another record lies there, before anything is saved: a hint, as of unique values. */
export const OverlapChecks = ({ view }: OverlapChecksProps) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const rules = useMemo(() => overlapRules(entity, kinds), [entity, kinds]);
  const open = useVisibleFields(view).filter(({ readOnly }) => !readOnly);
  return rules
    .filter(({ said }) => said.some((name) => open.some((field) => field.name === name)))
    .map((rule) => <OverlapCheck key={rule.said.join()} rule={rule} />);
};

const OVER = 'over';

/** Milliseconds without a key before anybody is asked. */
const PAUSE = 400;

const OverlapCheck = ({ rule }: { readonly rule: OverlapRule }) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const record = useRecordContext<RaRecord>();
  const { setError, clearErrors, getFieldState } = useFormContext();
  const findOver = useFindOver(rule);
  const values: unknown[] = useWatch({ name: [...rule.names] });
  const typed = Object.fromEntries(rule.names.map((name, at) => [name, values[at]]));
  const wanted = asKept(typed, entity, kinds);
  const span = spanOf(wanted, rule);
  const was = record && spanOf(record, rule);
  const asked = !span || (was && isSameSpan(was, span)) ? undefined : JSON.stringify(wanted);
  const own = record?.id;
  useEffect(() => {
    for (const name of rule.said) if (getFieldState(name).error?.type === OVER) clearErrors(name);
    if (asked === undefined) return undefined;
    const superseded = new AbortController();
    const say = (isTaken: boolean) => {
      if (!isTaken || superseded.signal.aborted) return;
      for (const path of rule.said)
        if (!getFieldState(path).error)
          setError(path, { type: OVER, message: issueKey({ path, key: 'overlapsOther' }) });
    };
    const later = setTimeout(() => void findOver(asked, own, superseded.signal).then(say), PAUSE);
    return () => {
      clearTimeout(later);
      superseded.abort();
    };
  }, [asked, own, rule, findOver, setError, clearErrors, getFieldState]);
  return null;
};

/** Does another record lie over this one, a row as JSON? No when nobody could be asked. */
type FindOver = (wanted: string, own: Identifier | undefined, signal: AbortSignal) => Promise<boolean>;

/** Asks the list for what is within the same and touches the span, and looks at every answer itself. */
const useFindOver = (rule: OverlapRule): FindOver => {
  const { name: resource } = useEntity();
  const provider = useDataProvider();
  return useCallback(
    async (wanted, own, signal) => {
      const row = JSON.parse(wanted) as Row;
      const span = spanOf(row, rule);
      if (!span) return false;
      const filter = filterFor(row, span, rule);
      try {
        const { data } = await provider.getList<RaRecord>(resource, {
          pagination: PAGE,
          sort: BY_ID,
          filter,
          signal,
        });
        const spans = data.filter(({ id }) => id !== own).map((other) => spanOf(other, rule));
        return spans.some((other) => other !== undefined && isOver(span, other, rule));
      } catch {
        return false;
      }
    },
    [resource, rule, provider],
  );
};

/* One field with two ends is asked for by what it touches. What has no end is found by its beginning alone. */
const filterFor = (row: Row, span: NonNullable<ReturnType<typeof spanOf>>, rule: OverlapRule): Row => {
  const [first = '', last = first] = rule.said;
  return {
    ...Object.fromEntries(rule.within.map((name) => [name, row[name]])),
    ...(span.to !== undefined && { [`${first}_lte`]: span.to }),
    ...(!rule.isEndless && { [`${last}_gte`]: span.from }),
  };
};

const PAGE = { page: 1, perPage: 100 };
const BY_ID = { field: 'id', order: 'ASC' } as const;
