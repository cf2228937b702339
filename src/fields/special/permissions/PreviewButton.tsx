import Button from '@mui/material/Button';
import { useLocale, useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Permission } from '../../../model/permissions/granted';
import { titleOf } from '../../../model/answers/title';
import { useModel, usePreview } from '../../AdminContext';
import { Icon } from '../../drawing/Icon';

type PreviewButtonProps = { readonly pairs: readonly Permission[] };

/** Shows the product as somebody with these rights alone would see it, and nothing that one may not see oneself. */
export const PreviewButton = ({ pairs }: PreviewButtonProps) => {
  const preview = usePreview();
  const record = useRecordContext();
  const resource = useResourceContext();
  return preview && record && resource ? <Start {...{ pairs, preview, record, resource }} /> : null;
};

type StartProps = PreviewButtonProps & {
  readonly preview: NonNullable<ReturnType<typeof usePreview>>;
  readonly record: RaRecord;
  readonly resource: string;
};

const Start = ({ pairs, preview, record, resource }: StartProps) => {
  const model = useModel();
  const locale = useLocale();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
