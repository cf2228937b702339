import Button from '@mui/material/Button';
import { useLocale, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import type { Permission } from '../../model/permissions/granted';
import { titleOf } from '../../model/title';
import { useModel, usePreview } from '../AdminContext';
import { Icon } from '../Icon';

/** Shows the product as somebody with these rights alone would see it, and nothing that one may not see oneself. */
export const PreviewButton = ({ pairs }: { readonly pairs: readonly Permission[] }) => {
  const model = useModel();
  const preview = usePreview();
  const locale = useLocale();
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!preview || !record || !resource) return null;
  const start = () => {
    const name = titleOf(model.resource(resource), record, { kinds: model.kinds, locale });
    preview({ name, pairs, from: pathname });
    void navigate('/');
  };
  return (
    <Button size="small" variant="outlined" startIcon={<Icon name="role" />} onClick={start} sx={{ mb: 1 }}>
      {translate('app.preview.start')}
    </Button>
  );
};
