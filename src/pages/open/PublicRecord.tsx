import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useWholeModel } from '../../fields/AdminContext';
import { choicesOf } from '../../model/pages/publicPages';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { isMissing } from '../../views/isMissing';
import { LoadFailed } from '../../views/states/LoadFailed';
import { Title } from '../../views/Title';
import { useEntity, useLabel } from '../../views/useEntity';
import { useTitleOf } from '../../views/useTitleOf';
import { PublicFacts } from './PublicFacts';
import { PublicNotFound } from './PublicNotFound';

/** A record that everybody may read, with the ways to the forms that choose it. */
export const PublicRecord = () => {
  const { id = '' } = useParams();
  const entity = useEntity();
  const label = useLabel();
  const titleOf = useTitleOf();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data: record, error, refetch } = useGetOne(entity.name, { id });
  if (error && isMissing(error)) return <PublicNotFound />;
  if (error)
    return <LoadFailed name={label(entity.label.one)} error={error} onRetry={() => void refetch()} isPage />;
  if (!record) return <LoadingRows count={3} />;
  const title = titleOf(record);
  return (
    <>
      <Title title={title} isDrawn />
      <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <PublicFacts record={record} />
      </Paper>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <FormsFor id={id} />
        <Button component={Link} to={createPath({ resource: entity.name, type: 'list' })}>
          {translate('ra.action.back')}
        </Button>
      </Box>
    </>
  );
};

const FormsFor = ({ id }: { readonly id: string }) => {
  const { key } = useEntity();
  const model = useWholeModel();
  const label = useLabel();
  const createPath = useCreatePath();
  return model.resources.flatMap((form) =>
    choicesOf(form, key, model).map((field) => (
      <Button
        key={`${form.key} ${field.name}`}
        variant="contained"
        component={Link}
        to={`${createPath({ resource: form.name, type: 'create' })}?${new URLSearchParams({ [field.name]: id })}`}
      >
        {label(form.label.one)}
      </Button>
    )),
  );
};
