import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ShowBase, useCreatePath, useShowContext, useTranslate, type RaRecord } from 'ra-core';
import { Link, Navigate, useParams } from 'react-router';
import { Icon } from '../../fields/Icon';
import { LoadingRows } from '../list/LoadingRows';
import '../record/print.css';
import { RecordNotice } from '../record/RecordNotice';
import { StaleNotice } from '../StaleNotice';
import { Denied } from '../states/Denied';
import { LoadFailed } from '../states/LoadFailed';
import { Title } from '../Title';
import { useCan, useEntity, useLabel } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { LightSkin } from './LightSkin';
import { Sheet } from './Sheet';

/** One record as a sheet of paper, with a button that prints it. Without a sheet it is the record page. */
export const DocumentPage = () => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  const createPath = useCreatePath();
  const { id = '' } = useParams();
  if (!can('show')) return <Denied name={label(entity.label.one)} action="show" subject={entity.subject} />;
  if (!entity.document)
    return <Navigate to={createPath({ resource: entity.name, type: 'show', id })} replace />;
  return (
    /* the page shows the failure itself instead of going back to the list */
    <ShowBase disableAuthentication queryOptions={{ onError: () => undefined }}>
      <LoadedDocument />
    </ShowBase>
  );
};

const LoadedDocument = () => {
  const entity = useEntity();
  const label = useLabel();
  const titleOf = useTitleOf();
  const { record, error, refetch } = useShowContext<RaRecord>();
  const name = label(entity.label.one);
  if (error && !record) {
    return (
      <>
        <Title title={name} />
        <LoadFailed name={name} error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!record || !entity.document) return <LoadingRows />;
  return (
    <>
      <Title title={titleOf(record)} />
      <DocumentToolbar record={record} />
      <StaleNotice text="app.record.stale" error={error} onRetry={() => void refetch()} />
      <RecordNotice record={record} />
      <LightSkin>
        <Sheet document={entity.document} record={record} />
      </LightSkin>
    </>
  );
};

const DocumentToolbar = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, maxWidth: '210mm', mx: 'auto', mb: 2 }}
    >
      <Button
        component={Link}
        to={createPath({ resource: entity.name, type: 'show', id: record.id })}
        startIcon={<Icon name="previous" />}
      >
        {label(entity.label.one)}
      </Button>
      <Button variant="contained" onClick={() => window.print()}>
        {translate('app.record.print')}
      </Button>
    </Box>
  );
};
