import { useGetList, useLocale, type GetListResult } from 'react-admin';
import { titleOf } from '../../model/answers/title';
import { pick } from '../../model/resolved/labels';
import { useModel } from '../AdminContext';
import { useRecordsOf } from '../drawing/useRecordsOf';
import { useWording } from '../useWording';
import { useOffered } from './useOffered';

export type AccountChoice = { readonly id: string; readonly title: string; readonly of: string };

type Asked = { readonly search: string; readonly chosen: string | undefined };

/**
 * The accounts that a search finds, entity by entity, and the one that is chosen. One call for each entity whose people may be
 * offered, which may change while it is open.
 */
export const useAccountChoices = (to: readonly string[], { search, chosen }: Asked) => {
  const wording = useWording();
  const locale = useLocale();
  const offered = useOffered(to);
  const choice = (of: (typeof offered)[number], record: { readonly id: unknown }): AccountChoice => ({
    id: String(record.id),
    title: titleOf(of, record as never, wording),
    of: pick(of.label.many, locale),
  });
  const { resource } = useModel();
  const asked = to.map(resource).map((of) => {
    const filter = search === '' ? {} : { q: search };
    const pagination = { page: 1, perPage: CHOICES };
    const enabled = offered.includes(of);
    // eslint-disable-next-line react-hooks/rules-of-hooks -- of a field, whose entities stay the same
    const list = useGetList(of.name, { filter, pagination, sort: of.list.sort }, { ...ASKED, enabled });
    return { ...list, enabled, choices: (list.data ?? []).map((record) => choice(of, record)) };
  });
  const lists = asked.filter(({ enabled }) => enabled);
  const { find } = useRecordsOf(to, chosen === undefined ? [] : [chosen]);
  const known = chosen === undefined ? undefined : find(chosen);
  const its = offered.find(({ key }) => key === known?.target.key);
  const found = lists.flatMap(({ choices }) => choices);
  const isThere = found.some(({ id }) => id === chosen);
  const ids = new Set(found.map(({ id }) => id));
  return {
    /* What is chosen stands among the others, or its title would not be known. */
    choices: known && its && !isThere ? [...found, choice(its, known.record)] : found,
    isPending: lists.some(({ isPending }) => isPending),
    ...(lists.some(({ isFetching }) => isFetching) && { noOptionsText: 'ra.message.loading' }),
    /* The servers have searched, also by what no title says. */
    matchSuggestion: (_: string, { id }: AccountChoice) => ids.has(id),
  };
};

const CHOICES = 25;

/* What was found stays while more letters are looked for. */
const ASKED = { retry: false, placeholderData: (before: GetListResult | undefined) => before };
