import { useLocale, useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { pick } from '../../../model/resolved/labels';
import { granted, type Permission } from '../../../model/permissions/granted';
import { rightGroups, type RightRow } from '../../../model/permissions/rightGroups';
import { shownRights } from '../../../model/permissions/shownRights';
import { useModel, usePreview, useWholeModel } from '../../AdminContext';
import type { CellProps } from '../../cellView';
import { KeptRights } from './KeptRights';
import { RightMark } from './RightMark';
import { RightMatrix } from './RightMatrix';
import { useRightWords } from './useRightWords';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router';
import { titleOf } from '../../../model/answers/title';
import { Icon } from '../../drawing/Icon';

/** The rights of a role to be read: the wide ones first, and only the subjects that have one of their own. */
export const PermissionsShow = ({ value, field }: Pick<CellProps<'permissions'>, 'value' | 'field'>) => {
  const locale = useLocale();
  const groups = rightGroups(useWholeModel(), field.extra);
  const words = useRightWords(groups);
  const isShown = shownRights(groups);
  const matrix = { pairs: value, words };
  const hasOwn = ({ subject, actions, more }: RightRow) =>
    [...actions, ...more.map(({ action }) => action)].some(
      (action) => granted(value, subject, action) === 'yes',
    );
  const wide = ['manage', 'read'].filter((action) => granted(value, 'all', action) === 'yes');
  const own = groups
    .map((group) => ({ ...group, rows: group.rows.filter(hasOwn) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div>
      <PreviewButton pairs={value} />
      {wide.map((action) => (
        <div key={action}>
          <RightMark {...{ matrix, action }} subject="all" word={words.right({ action, subject: 'all' })} />
        </div>
      ))}
      {own.length > 0 && <RightMatrix label={pick(field.label, locale)} groups={own} matrix={matrix} />}
      <KeptRights pairs={value.filter((pair) => !isShown(pair))} words={words} />
    </div>
  );
};

type PreviewButtonProps = { readonly pairs: readonly Permission[] };

/** Shows the product as somebody with these rights alone would see it, and nothing that one may not see oneself. */
const PreviewButton = ({ pairs }: PreviewButtonProps) => {
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
    const name = titleOf(model.known(resource), record, { kinds: model.kinds, locale });
    preview({ name, pairs, from: pathname });
    void navigate('/');
  };
  return (
    <Button size="small" variant="outlined" startIcon={<Icon name="role" />} onClick={start} sx={{ mb: 1 }}>
      {translate('app.preview.start')}
    </Button>
  );
};
