import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { textOf } from '../../model/values/comparable';
import { isPlainObject } from '../../model/values/plainObject';
import { defineCell, type CellProps } from '../cellView';
import { Icon } from '../drawing/Icon';
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

const Plain = ({ value, field, record }: CellProps<'phone'>) => {
  const translate = useTranslate();
  const title = isPhone(String(value)) ? {} : { title: translate('app.cell.badPhone') };
  const doubt = doubtOf(record, field.name);
  return (
    <>
      <Digits dir="ltr" {...title}>
        {shownText(String(value))}
      </Digits>
      {doubt !== undefined && (
        <Mark name="warning" titleAccess={translate(`app.cell.phone.${doubt}`, { _: doubt })} />
      )}
    </>
  );
};

/* The server says of which numbers: a list does not have the plans that it knows them by. */
const doubtOf = ({ _doubts: doubts }: CellProps<'phone'>['record'], name: string): string | undefined =>
  isPlainObject(doubts) ? textOf(doubts[name]) : undefined;

const Mark = styled(Icon)(({ theme }) => ({
  marginInlineStart: 4,
  fontSize: 16,
  verticalAlign: 'text-bottom',
  color: theme.palette.warning.main,
}));

export default defineCell<'phone'>({
  width: { whole: 108 },
  Cell: Plain,
  Show: (props) =>
    isPhone(String(props.value)) ? (
      <a href={`tel:${props.value}`}>
        <Plain {...props} />
      </a>
    ) : (
      <Plain {...props} />
    ),
});
