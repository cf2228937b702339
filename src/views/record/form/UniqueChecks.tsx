import { useRecordContext, type RaRecord, useDataProvider, type Identifier } from 'react-admin';
import { useEffect, useMemo, useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useModel } from '../../../fields/AdminContext';
import { download } from '../../../parts/download';
import { learnKinds } from '../../../model/resolved/learnKinds';
import { issueKey } from '../../../model/answers/issueText';
import type { Kinds } from '../../../model/resolved/kind';
import { findField } from '../../../model/resolved/model';
import type { Resource } from '../../../model/resolved/resource';
import { takenIssues, uniqueGroups, type UniqueGroup } from '../../../model/rules/uniqueGroups';
import { claimOf } from '../../../model/values/claimOf';
import { asKept } from './asKept';
import { OverlapChecks } from './OverlapChecks';
import { useCan, useEntity, useVisibleFields } from '../../useEntity';
import { textOf, type Row } from '../../../model/values/comparable';

type TakenChecksProps = { readonly view: 'create' | 'edit' };

/**
 * Says beside a unique field that somebody else has its value, before anything is saved. Only a hint: a save is
 * judged by the server, whatever was found here and whether or not it could be asked.
 */
export const UniqueChecks = ({ view }: TakenChecksProps) => {
  const entity = useEntity();
  const can = useCan();
  const { kinds } = useModel();
  const groups = useMemo(
    () =>
      uniqueGroups(entity).filter((group) => group.every((name) => isAskable(name, entity, { kinds, view }))),
    [entity, kinds, view],
  );
  const open = useVisibleFields(view).filter(({ readOnly }) => !readOnly);
  if (!can('list')) return null;
  const shown = groups.filter((group) => group.some((name) => open.some((field) => field.name === name)));
  return (
    <>
      {shown.map((group) => (
        <TakenCheck key={group.join()} group={group} />
      ))}
      <OverlapChecks view={view} />
    </>
  );
};

/* Found by a filter that can ask for the whole value. To what the server makes for a new record it puts a number. */
const isAskable = (
  name: string,
  entity: Resource,
  { kinds, view }: TakenChecksProps & { readonly kinds: Kinds },
): boolean => {
  const field = findField(entity, name);
  if (view === 'create' && field && kinds[field.kind].made?.(field)) return false;
  const filter = field && kinds[field.kind].filter;
  return filter === 'contains' || filter === 'oneOf' || filter === 'equals';
};

const TAKEN = 'taken';

/** Milliseconds without a key before anybody is asked. */
const PAUSE = 400;

const TakenCheck = ({ group }: { readonly group: UniqueGroup }) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const record = useRecordContext<RaRecord>();
  const { setError, clearErrors, getFieldState } = useFormContext();
  const findTaken = useFindDuplicate(group);
  const values: unknown[] = useWatch({ name: [...group] });
  const typed = Object.fromEntries(group.map((name, at) => [name, values[at]]));
  const wanted = asKept(typed, entity, kinds);
  const claim = claimOf(wanted, group);
  const isOwn = claim === undefined || (record !== undefined && claim === claimOf(record, group));
  const asked = isOwn ? undefined : JSON.stringify(wanted);
  const own = record?.id;
  useEffect(() => {
    for (const name of group) if (getFieldState(name).error?.type === TAKEN) clearErrors(name);
    if (asked === undefined) return undefined;
    const superseded = new AbortController();
    const say = (isTaken: boolean) => {
      if (!isTaken || superseded.signal.aborted) return;
      for (const issue of takenIssues(group, entity))
        if (!getFieldState(issue.path).error) setError(issue.path, { type: TAKEN, message: issueKey(issue) });
    };
    const later = setTimeout(() => void findTaken(asked, own, superseded.signal).then(say), PAUSE);
    return () => {
      clearTimeout(later);
      superseded.abort();
    };
  }, [asked, own, group, entity, findTaken, setError, clearErrors, getFieldState]);
  return null;
};

/** Has another record these values? `wanted` is a row as JSON. No when nobody could be asked. */
type FindDuplicate = (wanted: string, own: Identifier | undefined, signal: AbortSignal) => Promise<boolean>;

/** Asks the list of the entity for the values of a group of unique fields, and looks at every answer itself. */
const useFindDuplicate = (group: UniqueGroup): FindDuplicate => {
  const entity = useEntity();
  const { kinds } = useModel();
  const provider = useDataProvider();
  return useCallback(
    async (wanted, own, signal) => {
      const asked = entity.fields.filter(({ name }) => group.includes(name));
      await learnKinds(asked, { kinds, download }).catch(() => undefined);
      const row = asKept(JSON.parse(wanted) as Row, entity, kinds);
      const claim = claimOf(row, group);
      const ask = (filter: Row) =>
        provider.getList<RaRecord>(entity.name, { pagination: PAGE, sort: BY_ID, filter, signal });
      const isOther = (other: RaRecord) =>
        other.id !== own && claimOf(asKept(other, entity, kinds), group) === claim;
      try {
        const parts = await ask(row);
        if (parts.data.some(isOther) || (parts.total ?? 0) <= PAGE.perPage) return parts.data.some(isOther);
        return (await ask(wholeTexts(row))).data.some(isOther);
      } catch {
        return false;
      }
    },
    [entity, group, kinds, provider],
  );
};

const PAGE = { page: 1, perPage: 100 };
const BY_ID = { field: 'id', order: 'ASC' } as const;

/* One text asks for all that contain it, in whatever case; where these are too many, two ask for just themselves. */
const wholeTexts = (wanted: Row): Row =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => {
      const text = textOf(value) ?? '';
      return [name, [text, text.toLowerCase()]];
    }),
  );
