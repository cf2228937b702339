import { styled, type Theme } from '@mui/material/styles';
import { ListBase, useListContext, useTranslate, useCreatePath } from 'react-admin';
import { isApplied } from '../../model/pages/isApplied';
import { Overridable } from '../../overrides/Overridable';
import { Denied } from '../states/Denied';
import { LoadFailed } from '../states/LoadFailed';
import { StaleNotice } from '../StaleNotice';
import { Title } from '../Title';
import { useCan, useEntity, useLabel, useVisibleFields } from '../useEntity';
import { useKnownRecords } from '../useKnownRecords';
import { AnswerNotice } from '../AnswerNotice';
import { KeptNote } from './KeptNote';
import { ListAnnouncement } from './ListAnnouncement';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { WhileLive } from '../live/WhileLive';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Icon } from '../../fields/drawing/Icon';
import { FilterBar } from './filters/FilterBar';
import { SearchBox } from './filters/SearchBox';
import { ViewTabs } from './filters/ViewTabs';
import { lazyPart } from '../../parts/lazyPart';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BinButton } from './bin/BinButton';
import { ListExtrasContext } from './ListExtrasContext';
import { useLook } from './looks/useLook';
import { BulkBar } from './bulk/BulkBar';
import { OrderGrips } from './order/OrderGrips';
import { CardList } from './table/CardList';
import { ListOfParts } from './rows/ListOfParts';
import { LightTable } from './table/LightTable';
import { ImportButton } from './ImportButton';
import { EmptyList } from './EmptyList';
import { PeekContext } from './peek/PeekContext';
import { ReviewButton, type ReviewProps } from './peek/ReviewButton';
import { usePeeking } from './peek/usePeeking';
import { PeekDrawer, usePrefetchNextSteps } from './usePrefetchNextSteps';
import { WithRail } from './rail/WithRail';
import { useListMeta } from './useListMeta';
import { usePageSize } from './usePageSize';
import { useColumns } from './table/useColumns';
import { useGroupBy } from './table/useGroupBy';
import { useContext, useEffect } from 'react';
import { useSelectionEnds } from './bulk/useSelectionEnds';

/** The generated list page of an entity. */
export const ResourceList = () => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  if (!can('list')) return <Denied name={label(entity.label.many)} action="list" subject={entity.subject} />;
  return (
    <Overridable part="list">
      <GeneratedList />
    </Overridable>
  );
};

const GeneratedList = () => {
  const { sort, perPage, pollSeconds } = useEntity().list;
  const [chosenSize] = usePageSize();
  const meta = useListMeta();
  return (
    <ListBase
      sort={sort}
      perPage={chosenSize ?? perPage}
      exporter={false}
      disableAuthentication
      queryOptions={{
        meta,
        /* page-1 rows must never stand under page 2 (S4.05) */
        placeholderData: () => undefined,
        /* the page shows the failure itself, with a way to try again */
        onError: () => undefined,
        refetchInterval: pollSeconds === undefined ? false : pollSeconds * 1000,
      }}
    >
      <ListOfParts>
        <ListPage />
      </ListOfParts>
    </ListBase>
  );
};

const ListPage = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { error, data, refetch, total, isPending, filterValues } = useListContext();
  useOfferedSort();
  useSelectionEnds();
  useKnownRecords();
  const name = label(entity.label.many);
  const saved = entity.presets.find(({ menu, filter }) => menu && isApplied(filter, filterValues ?? {}));
  const peeking = usePeeking();
  const isEmpty = !isPending && !error && total === 0;
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <>
      <Title title={label(saved?.label ?? entity.menuLabel)} />
      {(!isEmpty || isFiltered) && <ListToolbar onReview={peeking.review} />}
      {data && <StaleNotice text="app.list.error.stale" error={error} onRetry={() => void refetch()} />}
      <ListAnnouncement />
      <AnswerNotice />
      <WhileLive>
        <ListNews />
      </WhileLive>
      <Overridable part="aboveList" />
      {isEmpty && !isFiltered ? (
        <EmptyList isFiltered={false} />
      ) : (
        <WithRail>
          {error && !data ? (
            <LoadFailed name={name} error={error} onRetry={() => void refetch()} />
          ) : isEmpty ? (
            <EmptyList isFiltered />
          ) : (
            <Section aria-label={translate(`resources.${entity.name}.name`, { smart_count: 2, _: name })}>
              <PeekContext value={peeking}>
                <ListTable />
              </PeekContext>
              <KeptNote />
            </Section>
          )}
        </WithRail>
      )}
      {peeking.id !== undefined && <PeekDrawer peeking={peeking} onClose={peeking.close} />}
    </>
  );
};

/* An order that is offered no more, in an old address or kept by this browser, would fail for good: no column undoes it. */
const useOfferedSort = () => {
  const { list } = useEntity();
  const visible = useVisibleFields('list');
  const { error, sort, setSort } = useListContext();
  const isOffered = visible.some(({ name, sortable }) => sortable && name === sort.field);
  const isAgain = Boolean(error) && !isOffered && list.sort.field !== sort.field;
  useEffect(() => {
    if (isAgain) setSort({ ...list.sort });
  }, [isAgain, list, setSort]);
};

const Section = styled('section', { name: 'RaList', slot: 'Root' })({});

/* As wide as the button, so that nothing beside it moves. */
const gap = () => <Box sx={{ width: { xs: 40, sm: 100 }, height: 36 }} />;

const ListNews = lazyPart(async () => (await import('../live/ListNews')).ListNews, {
  failure: 'quiet',
  alone: true,
});
const ColumnsMenu = lazyPart(async () => (await import('./table/ColumnsMenu')).ColumnsMenu, {
  waiting: gap,
  alone: true,
});
const ExportMenu = lazyPart(async () => (await import('./export/ExportMenu')).ExportMenu, {
  waiting: gap,
  alone: true,
});

const ListActions = lazyPart(async () => (await import('./bulk/ListActions')).ListActions);

/** Search and filters on the left, what can be done with the whole list on the right. */
const ListToolbar = ({ onReview }: ReviewProps) => {
  const entity = useEntity();
  const can = useCan();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const { LookTools, views = {} } = useContext(ListExtrasContext);
  const hasLook = Object.hasOwn(views, useLook().name);
  return (
    <Bar data-screen="">
      <ViewTabs />
      <Box sx={rowStyle}>
        {entity.list.search && <SearchBox />}
        <FilterBar.Button />
        <Box sx={toolsStyle}>
          <Overridable part="listToolbar" />
          {entity.presets.some(({ queue }) => queue) && <ReviewButton onReview={onReview} />}
          {LookTools && entity.list.views.length > 0 && <LookTools />}
          {!hasLook && <ColumnsMenu />}
          {can('export') && <ExportMenu />}
          <ImportButton />
          {entity.actions.some(({ on }) => on === 'list') && <ListActions />}
          <BinButton />
          {entity.can.create && can('create') && (
            <Button
              variant="contained"
              component={Link}
              data-shortcut="create"
              to={createPath({ resource: entity.name, type: 'create' })}
              startIcon={<Icon name="add" />}
            >
              <span>{translate('ra.action.create')}</span>
            </Button>
          )}
        </Box>
      </Box>
      <FilterBar.Chips />
    </Bar>
  );
};

const Bar = styled('div', { name: 'RaListToolbar', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginBottom: 16,
});

/* Phones have room for the signs alone; the words stay for whoever listens. Words that are no `span` stay: a number has no sign. */
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& .MuiButton-root': {
    minHeight: 36,
    '@media (max-width: 599.95px)': {
      minHeight: 40,
      minWidth: 40,
      px: 1,
      gap: 0.75,
      '& > span:not([class])': visuallyHidden,
      '& > .MuiButton-icon': { m: 0 },
    },
  },
} as const;

/* Where they have no room beside the search, all of them go to the next line together. */
const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1,
  marginInlineStart: 'auto',
} as const;

/** The rows as the person looks at them: in a view of its own, else a table, or two-line cards on a phone. */
const ListTable = () => {
  usePrefetchNextSteps();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { shown } = useColumns();
  const { field: groupBy } = useGroupBy();
  const { name, options } = useLook();
  const { [name]: View } = useContext(ListExtrasContext).views ?? {};
  if (View) {
    return (
      <>
        <BulkBar />
        <View options={options} groupBy={groupBy} />
      </>
    );
  }
  return (
    <>
      <OrderGrips />
      {isPhone ? (
        <CardList groupBy={groupBy} />
      ) : (
        <>
          <BulkBar />
          <LightTable columns={shown} isSelectable groupBy={groupBy} />
        </>
      )}
    </>
  );
};
