import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEntity } from '../useEntity';

/** Why what was once in the list is not found any more; nothing where records stay for ever. */
export const KeptNote = () => {
  const { keepDays } = useEntity();
  const translate = useTranslate();
  if (keepDays === undefined) return null;
  return <Note>{translate('app.list.kept', { smart_count: keepDays })}</Note>;
};

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
