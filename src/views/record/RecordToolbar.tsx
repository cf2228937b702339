import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCreatePath, usePrevNextController, useTranslate, type RaRecord } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import { LAST_PAGE } from '../../config/limits';
import type { IconName } from '../../config/icons';
import { useListMeta } from '../list/useListMeta';
import { LOOKED_AT } from '../../model/resolved/resourceProvider';
import { useCan, useEntity } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { Breadcrumbs } from './Breadcrumbs';
import { useWay } from './cameFrom';
import { RecordHead } from './head/RecordHead';
import { Position } from './Position';

type RecordToolbarProps = {
  readonly record: RaRecord;
  /** Whether somebody else has deleted it. */
  readonly isGone: boolean;
};

/** Where the record stands and its neighbours; below, what stays in sight: what it is, and what can be done with it. */
export const RecordToolbar = ({ record, isGone }: RecordToolbarProps) => {
  const entity = useEntity();
  const can = useCan();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const titleOf = useTitleOf();
  /* in the place of the record, which Back would not find any more */
  const toList = () => void navigate(createPath({ resource: entity.name, type: 'list' }), { replace: true });
  return (
    <>
      <Box data-screen="" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: { sm: '1 1 240px' }, minWidth: 0 }}>
          <Breadcrumbs here={titleOf(record)} />
        </Box>
        {can('list') && <Neighbours />}
      </Box>
      <Sticky>
        <RecordHead component="h1" record={record} isGone={isGone} onGone={toList} />
      </Sticky>
    </>
  );
};

/* Below the bar, which is 56 high and 12 from the edge. A phone keeps the title alone. */
const Sticky = styled('div')(({ theme }) => ({
  marginBottom: 16,
  [theme.breakpoints.up('sm')]: {
    position: 'sticky',
    top: 68,
    zIndex: 3,
    paddingBlock: 8,
    backgroundColor: theme.palette.background.default,
  },
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    '& [data-record-head]': { display: 'contents' },
    '& [data-record-head] > :first-of-type': {
      position: 'sticky',
      top: 68,
      zIndex: 3,
      paddingBlock: 8,
      backgroundColor: theme.palette.background.default,
    },
  },
}));

/** The records before and after this one in the list that it was opened in; nothing while unknown. */
const Neighbours = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const { among } = useWay();
  const meta = useListMeta();
  const { prevPath, nextPath, index, total, isPending, error } = usePrevNextController({
    linkType: 'show',
    ...(among
      ? { storeKey: false, filter: { [among.target]: among.id }, sort: among.sort }
      : { sort: { ...entity.list.sort } }),
    queryOptions: { meta: among ? LOOKED_AT : meta, staleTime: FRESH },
  });
  const isAlone = prevPath === undefined && nextPath === undefined;
  if (isPending || error || isAlone) return null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Neighbour path={prevPath} icon="previous" name={translate('app.record.previous')} />
      {index !== undefined && index < LAST_PAGE && <Position index={index} total={total} />}
      <Neighbour path={nextPath} icon="next" name={translate('app.record.next')} />
    </Box>
  );
};

/* The list that is open already is not asked for again. */
const FRESH = 300_000;

type NeighbourProps = { readonly path: string | undefined; readonly icon: IconName; readonly name: string };

const Neighbour = ({ path, icon, name }: NeighbourProps) => {
  const { search } = useLocation();
  const { among } = useWay();
  const look = { 'aria-label': name, title: name } as const;
  if (path === undefined)
    return (
      <IconButton {...look} disabled>
        <Icon name={icon} />
      </IconButton>
    );
  return (
    <IconButton
      {...look}
      data-shortcut={icon}
      component={Link}
      /* Back leads to the list, however many of its records were gone through */
      replace
      to={`${path}${search}`}
      state={among && { among }}
    >
      <Icon name={icon} />
    </IconButton>
  );
};
