import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import {
  ReferenceManyFieldBase,
  ResourceContextProvider,
  useCreatePath,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { useEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useModel } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import type { ResolvedRelated } from '../../../model/resolved/related';
import { LOOKED_AT } from '../../../model/resolved/resourceProvider';
import { AmongContext } from '../../AmongContext';
import { AnswerNotice } from '../../AnswerNotice';
import { CardList } from '../../list/table/CardList';
import { LightTable } from '../../list/table/LightTable';
import { ListAnnouncement } from '../../list/ListAnnouncement';
import { LoadingRows } from '../../list/table/LoadingRows';
import { LoadFailed } from '../../states/LoadFailed';
import { StatePage } from '../../states/StatePage';
import { useCan, useEntity, useLabel } from '../../useEntity';
import { useKnownRecords } from '../../useKnownRecords';
import { usePageSize } from '../../list/usePageSize';
import { useColumns } from '../../list/table/useColumns';
import { useWay } from '../cameFrom';
import { useSaying } from '../../../fields/useSaying';

type RelatedListProps = { readonly related: ResolvedRelated; readonly record: RaRecord };

/** Records of another entity that point at this one, with that entity's own columns. */
export const RelatedList = ({ related, record }: RelatedListProps) => {
  const target = useModel().resource(related.resource);
  const { page = 1 } = useWay();
  const [chosenSize] = usePageSize();
  return (
    <ReferenceManyFieldBase
      reference={target.name}
      target={related.target}
      source="id"
      record={record}
      page={page}
      perPage={chosenSize ?? target.list.perPage}
      sort={{ ...target.list.sort }}
      storeKey={`${target.key}.${related.target}.${String(record.id)}`}
      queryOptions={{ meta: LOOKED_AT }}
    >
      <ResourceContextProvider value={target.name}>
        <RelatedRows related={related} recordId={String(record.id)} />
      </ResourceContextProvider>
    </ReferenceManyFieldBase>
  );
};

const RelatedRows = ({
  related,
  recordId,
}: {
  readonly related: ResolvedRelated;
  readonly recordId: string;
}) => {
  const entity = useEntity();
  const label = useLabel();
  const say = useSaying();
  const { error, isPending, total, refetch, page, sort } = useListContext();
  useKnownRecords();
  useKeptPage(page);
  const { target } = related;
  const { field, order } = sort;
  const among = useMemo(
    () => ({ target, id: recordId, sort: { field, order } }),
    [target, recordId, field, order],
  );
  const name = label(entity.label.many);
  if (isPending) return <LoadingRows count={3} />;
  if (error) return <LoadFailed name={name} error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <RelatedLinks related={related} recordId={recordId} isEmpty={total === 0} />
      <ListAnnouncement />
      <AnswerNotice />
      {total === 0 ? (
        <StatePage icon={entity.icon} title={say('app.relations.empty', entity.label.many)} />
      ) : (
        <AmongContext value={among}>
          <RelatedTable related={related} />
        </AmongContext>
      )}
    </Box>
  );
};

/* Who comes back from one of its records finds the page that was open. */
const useKeptPage = (page: number) => {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { page: kept = 1 } = useWay();
  useEffect(() => {
    if (page !== kept) void navigate({ search, hash }, { replace: true, state: { ...state, page } });
  }, [navigate, page, kept, search, hash, state]);
};

const RelatedTable = ({ related }: { readonly related: ResolvedRelated }) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { all } = useColumns();
  const columns = all.filter(({ name, hidden }) =>
    related.columns ? related.columns.includes(name) : !hidden && name !== related.target,
  );
  if (isPhone) return <CardList isSelectable={false} />;
  return <LightTable columns={columns} isSelectable={false} />;
};

const RelatedLinks = ({
  related,
  recordId,
  isEmpty,
}: {
  readonly related: ResolvedRelated;
  readonly recordId: string;
  readonly isEmpty: boolean;
}) => {
  const entity = useEntity();
  const can = useCan();
  const say = useSaying();
  const createPath = useCreatePath();
  const list = createPath({ resource: entity.name, type: 'list' });
  const filter = encodeURIComponent(JSON.stringify({ [related.target]: recordId }));
  const source = encodeURIComponent(JSON.stringify({ [related.target]: recordId }));
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 1, flexWrap: 'wrap' }}>
      {!isEmpty && (
        <Button size="small" component={Link} to={`${list}?filter=${filter}`}>
          {say('app.relations.showAll', entity.label.many)}
        </Button>
      )}
      {entity.can.create && can('create') && (
        <Button
          size="small"
          component={Link}
          to={`${createPath({ resource: entity.name, type: 'create' })}?source=${source}`}
          startIcon={<Icon name="add" />}
        >
          {say('app.relations.add', entity.label.one)}
        </Button>
      )}
    </Box>
  );
};
