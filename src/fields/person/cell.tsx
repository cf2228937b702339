import { styled } from '@mui/material/styles';
import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { WithAvatar } from '../drawing/Avatar';
import { valueAt } from '../reading/valueAt';

const imageOf = ({ field, record }: CellProps<'person'>): unknown =>
  field.avatar === undefined ? undefined : valueAt(record, field.avatar);

export default defineCell<'person'>({
  width: { least: 180 },
  /* what stands below the name in a list is a field of its own here */
  Show: (props) => (
    <WithAvatar name={props.value} image={imageOf(props)}>
      <Primary>{shownText(props.value)}</Primary>
    </WithAvatar>
  ),
  Cell: (props) => {
    const { value, field, record } = props;
    const secondary = field.secondary === undefined ? undefined : valueAt(record, field.secondary);
    return (
      <WithAvatar name={value} image={imageOf(props)}>
        <Lines>
          <Primary>{shownText(value)}</Primary>
          {typeof secondary === 'string' && secondary !== '' && <Secondary>{shownText(secondary)}</Secondary>}
        </Lines>
      </WithAvatar>
    );
  },
});

/* Two lines, beside each other in the low rows of a compact table. */
const Lines = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  lineHeight: 1.3,
  'html[data-density=compact] td &': { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
});

const Primary = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis' });

const Secondary = styled(Primary)(({ theme }) => ({
  fontSize: 12,
  color: theme.palette.text.secondary,
  /* beside the name it takes what the other columns leave it */
  'html[data-density=compact] td &': { width: 80, flexGrow: 1 },
}));
