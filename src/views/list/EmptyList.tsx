import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useCreatePath, useListContext, useStore, useTranslate, type ListParams } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useSaying } from '../../fields/useSaying';
import { isApplied } from '../../model/pages/isApplied';
import type { ResolvedPreset } from '../../model/resolved/resource';
import { StatePage } from '../states/StatePage';
import { useCan, useEntity, useLabel } from '../useEntity';
import { useGateway } from '../useGateway';
import { useHasBin } from '../useHasBin';
import { ImportButton } from './ImportButton';
import { BinButton } from './bin/BinButton';
import { useQueue } from './useQueue';

/**
 * No rows: none at all, none that the filters let through, or nothing left of what waits to be decided. Each says what to do next.
 */
export const EmptyList = ({ isFiltered }: { readonly isFiltered: boolean }) => {
  const queue = useQueue();
  if (!isFiltered) return <NothingYet />;
  return queue ? <NothingWaits queue={queue} /> : <NothingMatches />;
};

const NothingMatches = () => {
  const entity = useEntity();
  const say = useSaying();
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const clear = (
    <Button variant="outlined" onClick={() => setFilters({}, {})}>
      {translate('ra.navigation.clear_filters')}
    </Button>
  );
  return (
    <StatePage icon="help" title={translate('app.list.empty.filteredTitle')} actions={clear}>
      {say('app.list.empty.filteredText', entity.label.many)}
    </StatePage>
  );
};

/* All is decided. Whoever comes back later finds the list, and not a filter that nothing is left of. */
const NothingWaits = ({ queue }: { readonly queue: ResolvedPreset }) => {
  const entity = useEntity();
  const say = useSaying();
  const translate = useTranslate();
  const { setFilters, resource } = useListContext();
  const [kept, keep] = useStore<Partial<ListParams>>(`${resource}.listParams`, {});
  const forget = useEffectEvent(() => {
    if (isApplied(queue.filter, kept.filter ?? {})) keep({ ...kept, filter: {}, page: 1 });
  });
  useEffect(() => () => forget(), []);
  const all = (
    <Button variant="outlined" onClick={() => setFilters({}, {})}>
      {say('app.list.queue.showAll', entity.label.many)}
    </Button>
  );
  return (
    <StatePage icon="check" title={translate('app.list.queue.doneTitle')} actions={all}>
      {translate('app.list.queue.doneText')}
    </StatePage>
  );
};

const NothingYet = () => {
  const entity = useEntity();
  const can = useCan();
  const say = useSaying();
  const translate = useTranslate();
  const label = useLabel();
  const isAnyDeleted = useIsAnyDeleted();
  const createPath = useCreatePath();
  const mayCreate = entity.can.create && can('create');
  const filledBy = mayCreate ? 'created' : entity.can.create ? 'others' : 'written';
  const create = mayCreate && (
    <>
      <Button variant="contained" component={Link} to={createPath({ resource: entity.name, type: 'create' })}>
        {say('ra.page.create', entity.label.one)}
      </Button>
      <ImportButton />
    </>
  );
  return (
    <StatePage
      icon={entity.icon}
      title={say('app.list.empty.title', entity.label.many)}
      actions={
        <>
          {create}
          {isAnyDeleted && <BinButton />}
        </>
      }
    >
      {entity.list.empty ? label(entity.list.empty) : translate(`app.list.empty.${filledBy}`)}
    </StatePage>
  );
};

/* A bin with nothing in it leads nowhere. */
const useIsAnyDeleted = (): boolean => {
  const { name } = useEntity();
  const mayDelete = useCan()('delete');
  const enabled = useHasBin() && mayDelete;
  const gateway = useGateway();
  const { data } = useQuery({
    queryKey: [name, 'getBin', 'any'],
    queryFn: ({ signal }) => gateway.getBin(name, { page: 0, search: '', signal }),
    enabled,
  });
  return enabled && (data?.data.total ?? 0) > 0;
};
