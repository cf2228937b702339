import { useLocale } from 'react-admin';
import { defineCell, type CellProps } from '../cellView';
import { unitOf } from './kind';
import { formatSpan } from './span';

const Span = ({ value, field }: CellProps<'duration'>) => {
  const locale = useLocale();
  return <bdi>{formatSpan(Number(value), unitOf(field), locale)}</bdi>;
};

export default defineCell<'duration'>({ width: { whole: 84 }, Cell: Span });
