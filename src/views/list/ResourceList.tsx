import { styled } from '@mui/material/styles';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { isApplied } from '../../model/pages/isApplied';
import { Overridable } from '../../overrides/Overridable';
import { Denied } from '../states/Denied';
import { LoadFailed } from '../states/LoadFailed';
import { StaleNotice } from '../StaleNotice';
import { Title } from '../Title';
import { useCan, useEntity, useLabel } from '../useEntity';
import { AnswerNotice } from './AnswerNotice';
import { EmptyList } from './EmptyList';
import { ListPagination } from './ListPagination';
import { ListTable } from './table/ListTable';
import { ListToolbar } from './ListToolbar';

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
  return (
    <ListBase
      sort={sort}
      perPage={perPage}
      exporter={false}
      disableAuthentication
      queryOptions={{
        /* page-1 rows must never stand under page 2 (S4.05) */
        placeholderData: () => undefined,
        /* the page shows the failure itself, with a way to try again */
        onError: () => undefined,
        refetchInterval: pollSeconds === undefined ? false : pollSeconds * 1000,
      }}
    >
      <ListPage />
    </ListBase>
  );
};

const ListPage = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { error, data, refetch, total, isPending, filterValues } = useListContext();
  const { kinds } = useModel();
  const name = label(entity.label.many);
  const saved = entity.list.presets.find(({ menu, filter }) => menu && isApplied(filter, filterValues ?? {}));
  const isEmpty = !isPending && !error && total === 0;
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <>
      <Title title={label(saved?.label ?? entity.menuLabel)} />
      {(!isEmpty || isFiltered) && <ListToolbar />}
      {data && <StaleNotice text="app.list.error.stale" error={error} onRetry={() => void refetch()} />}
      <AnswerNotice entity={entity} kinds={kinds} />
      <Overridable part="aboveList" />
      {error && !data ? (
        <LoadFailed name={name} error={error} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyList isFiltered={isFiltered} />
      ) : (
        <Section aria-label={translate(`resources.${entity.name}.name`, { smart_count: 2, _: name })}>
          <ListTable />
          <ListPagination />
        </Section>
      )}
    </>
  );
};

const Section = styled('section', { name: 'RaList', slot: 'Root' })({});
