import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { useWording } from '../../fields/useWording';
import { matchOf } from '../../model/answers/matching';
import { titleOf } from '../../model/answers/title';
import type { ListAsker, Seek, Sought } from '../../model/pages/askedPart';
import { LOOKED_AT } from '../../model/resolved/resourceProvider';
import { useAsker } from './useAsker';
import { useRested } from './useRested';

type Words<Read> = {
  /** Reads what was typed. */
  readonly read: (asker: ListAsker) => Read;
  /** The names of records that stayed unknown. */
  readonly seeksOf: (read: Read) => readonly Seek[];
  /** Is it wanted before the keys have come to rest? */
  readonly isUrgent?: boolean;
};

/** Words that ask for lists, with the records that they name: looked for a moment after the last key. */
export const useWords = <Read>(typed: string, { read, seeksOf, isUrgent = false }: Words<Read>) => {
  const asker = useAsker();
  const queryOf = useQueryOf();
  const isRested = useRested(typed, PAUSE) === typed;
  const seeks = distinct(seeksOf(read({ ...asker, recordsOf: () => undefined })));
  const found = useQueries({
    queries: seeks.map((seek) => ({ ...queryOf(seek), enabled: isRested || isUrgent })),
  });
  const known = new Map(seeks.map((seek, at) => [keyOf(seek), found[at]?.data]));
  return {
    read: read({ ...asker, recordsOf: (seek) => known.get(keyOf(seek)) }),
    isSeeking: found.some(({ isPending, isError }) => isPending && !isError),
    error: found.find(({ error }) => error)?.error ?? undefined,
  };
};

const keyOf = ({ to, text }: Seek): string => `${to} ${text}`;

const distinct = (seeks: readonly Seek[]): readonly Seek[] => [
  ...new Map(seeks.map((seek) => [keyOf(seek), seek])).values(),
];

/** Milliseconds after the last key. */
const PAUSE = 250;

/** So many are read to find those of a name, and so many of them can be named in an address. */
const MOST_READ = 200;
const MOST_NAMED = 50;

/*
 * A search looks into one text at a time, and a title may be made of several: so the longest word is looked for as well,
 * and the titles tell. What no title says, such as the e-mail address of a person, is what the search found by itself.
 */
const useQueryOf = () => {
  const provider = useDataProvider();
  const { resource } = useModel();
  const wording = useWording();
  return ({ to, text }: Seek) => ({
    queryKey: ['sought', to, text],
    staleTime: STALE_AFTER,
    retry: false,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Sought> => {
      const entity = resource(to);
      const { search, sort } = entity.list;
      const pagination = { page: 1, perPage: MOST_READ };
      const ask = async (q: string) => {
        const filter = search ? { q } : {};
        const params = { pagination, sort, filter, signal, meta: LOOKED_AT };
        const { data, total = data.length } = await provider.getList(entity.name, params);
        const records = data.map((record) => ({
          id: String(record.id),
          title: titleOf(entity, record, wording),
        }));
        return { records, isMore: total > data.length };
      };
      const whole = await ask(text);
      const longest = text.split(/\s+/).toSorted((one, other) => other.length - one.length)[0] ?? text;
      const parts = search && longest !== text ? await ask(longest) : whole;
      const all = new Map([...whole.records, ...parts.records].map((record) => [record.id, record]));
      const named = [...all.values()].filter(({ title }) => matchOf(title, text) !== undefined);
      const meant = named.length > 0 || !search ? named : whole.records;
      return whole.isMore || parts.isMore || meant.length > MOST_NAMED ? 'many' : meant;
    },
  });
};

/** Milliseconds until a name is looked for again. */
const STALE_AFTER = 60_000;
