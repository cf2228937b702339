import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCan, useEntity, useLabel } from '../useEntity';

/* Within a sentence. */
const INLINE = { size: 'small', color: 'inherit' } as const;

/** From a record that is not there to those that are. */
export const ToList = ({ isInline = false }: { readonly isInline?: boolean }) => {
  const { name, label: words } = useEntity();
  const can = useCan();
  const label = useLabel();
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!can('list')) return null;
  return (
    <Button
      {...(isInline ? INLINE : { variant: 'contained' })}
      component={Link}
      to={createPath({ resource: name, type: 'list' })}
    >
      {translate('app.relations.showAll', { name: label(words.many) })}
    </Button>
  );
};
