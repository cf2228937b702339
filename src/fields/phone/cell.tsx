import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { isPhone } from './kind';

const Digits = styled('span')({
  fontFamily: 'var(--font-mono, monospace)',
  fontSize: 13,
  whiteSpace: 'nowrap',
  /* a number that is none may be of any length */
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  unicodeBidi: 'isolate',
});

const Plain = ({ value }: Pick<CellProps<'phone'>, 'value'>) => {
  const translate = useTranslate();
  const title = isPhone(String(value)) ? {} : { title: translate('app.cell.badPhone') };
  return (
    <Digits dir="ltr" {...title}>
      {shownText(String(value))}
    </Digits>
  );
};

export default defineCell<'phone'>({
  width: { whole: 108 },
  Cell: Plain,
  Show: ({ value }) =>
    isPhone(String(value)) ? (
      <a href={`tel:${value}`}>
        <Plain value={value} />
      </a>
    ) : (
      <Plain value={value} />
    ),
});
