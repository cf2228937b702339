import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCreatePath, useTranslate, type RaRecord } from 'ra-core';
import { Link, Navigate, useParams } from 'react-router';
import { Icon } from '../../fields/Icon';
import '../record/print.css';
import { RecordPage } from '../record/RecordPage';
import { useEntity, useLabel } from '../useEntity';
import { LightSkin } from './LightSkin';
import { Sheet } from './Sheet';

/** One record as a sheet of paper, with a button that prints it. Without a sheet it is the record page. */
export const DocumentPage = () => {
  const { name, document } = useEntity();
  const createPath = useCreatePath();
  const { id = '' } = useParams();
  if (!document) return <Navigate to={createPath({ resource: name, type: 'show', id })} replace />;
  return (
    <RecordPage toolbar={(record) => <DocumentToolbar record={record} />}>
      {(record) => (
        <LightSkin>
          <Sheet document={document} record={record} />
        </LightSkin>
      )}
    </RecordPage>
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
