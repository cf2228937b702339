import { useRecordContext, type RaRecord } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useModel } from '../../../fields/AdminContext';
import { issueKey } from '../../../model/answers/issueText';
import type { Kinds } from '../../../model/resolved/kind';
import { findField } from '../../../model/resolved/model';
import type { Resource } from '../../../model/resolved/resource';
import { claimOf, takenIssues, uniqueGroups, type UniqueGroup } from '../../../model/rules/uniqueGroups';
import { useCan, useEntity, useVisibleFields } from '../../useEntity';
import { asKept, useFindDuplicate } from './useFindDuplicate';

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
    () => uniqueGroups(entity).filter((group) => group.every((name) => isAskable(name, entity, kinds))),
    [entity, kinds],
  );
  const open = useVisibleFields(view).filter(({ readOnly }) => !readOnly);
  if (!can('list')) return null;
  return groups
    .filter((group) => group.some((name) => open.some((field) => field.name === name)))
    .map((group) => <TakenCheck key={group.join()} group={group} />);
};

/* Found by a filter that can ask for the whole value. */
const isAskable = (name: string, entity: Resource, kinds: Kinds): boolean => {
  const field = findField(entity, name);
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
      for (const issue of takenIssues(group))
        if (!getFieldState(issue.path).error) setError(issue.path, { type: TAKEN, message: issueKey(issue) });
    };
    const later = setTimeout(() => void findTaken(asked, own, superseded.signal).then(say), PAUSE);
    return () => {
      clearTimeout(later);
      superseded.abort();
    };
  }, [asked, own, group, findTaken, setError, clearErrors, getFieldState]);
  return null;
};
