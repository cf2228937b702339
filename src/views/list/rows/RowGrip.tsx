import { styled } from '@mui/material/styles';
import type { Identifier } from 'react-admin';
import { useEntity } from '../../useEntity';

type RowGripProps = {
  readonly id: Identifier;
  /** Whether it is there where people make no order, too. */
  readonly isAlways?: boolean;
};

/** The place at the beginning of a row for what moves it, which comes later: `Grips` draws it there. */
export const RowGrip = ({ id, isAlways = false }: RowGripProps) =>
  useEntity().list.order || isAlways ? <Place data-grip={id} data-screen="" /> : null;

const Place = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'middle',
  '&:empty': { display: 'none' },
});
