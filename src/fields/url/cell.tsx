import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { safeHref } from './kind';

const Line = styled('span')({
  display: 'block',
  maxWidth: 340,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A link where the address can be opened safely, else its text (C-04). */
const Address = ({ value }: CellProps<'url'>) => {
  const translate = useTranslate();
  const href = safeHref(value);
  if (href === undefined) return <bdi title={translate('app.cell.badUrl')}>{shownText(value)}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <bdi>{shownText(value)}</bdi>
    </a>
  );
};

export default defineCell<'url'>({
  width: { least: 120 },
  hasLink: true,
  Cell: (props) => (
    <Line>
      <Address {...props} />
    </Line>
  ),
  Show: Address,
});
