import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useStore, useTranslate, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { useAbility, useMe, useModel } from '../../fields/AdminContext';
import { recordAtAddress, type RecordPlace } from '../../model/pages/recordAtAddress';
import { recentsKey } from './useRemembered';
import { MOST, type HitGroup } from './results';
import { useRecordHit } from './useRecordHits';

/** The records that were opened last, but not the one that is open: those that still are there for this person. */
export const useRecents = (): HitGroup => {
  const model = useModel();
  const ability = useAbility();
  const translate = useTranslate();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const hitOf = useRecordHit();
  const here = useLocation().pathname;
  const [paths] = useStore<readonly string[]>(recentsKey(useMe()), []);
  const places = paths
    .filter((path) => path !== here)
    .flatMap((path) => recordAtAddress(model, path) ?? [])
    .filter(({ entity }) => ability.can('show', entity.subject))
    .slice(0, MOST);
  const read = async ({ entity: { name }, id }: RecordPlace): Promise<RaRecord | undefined> => {
    const known = queries.getQueryData<RaRecord>([name, 'getOne', { id, meta: undefined }]);
    if (known) return known;
    const { data } = await provider.getMany(name, { ids: [id] });
    return data[0];
  };
  const { data = [] } = useQuery({
    queryKey: ['recents', places.map(({ entity, id }) => `${entity.key} ${id}`)],
    queryFn: () => Promise.all(places.map((place) => read(place).catch(() => undefined))),
    enabled: places.length > 0,
  });
  return {
    group: 'recent',
    heading: translate('app.searching.recent'),
    hits: places.flatMap(({ entity }, index) => {
      const record = data[index];
      return record ? [hitOf(model.resource(entity.key), record)] : [];
    }),
  };
};
