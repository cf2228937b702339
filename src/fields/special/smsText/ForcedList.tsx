import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ForcedCharacter } from './forcedCharacters';

type ForcedListProps = {
  readonly characters: readonly ForcedCharacter[];
  /** Shows a character where it stands in the text. */
  readonly onPick: (range: ForcedCharacter['range']) => void;
};

/** What makes the message dear, each with its name and place. A message in another script has too many to list. */
export const ForcedList = ({ characters, onPick }: ForcedListProps) => {
  const translate = useTranslate();
  const rest = characters.length - LISTED;
  return (
    <>
      <Typography variant="caption" component="p">
        {translate('app.smsText.forced')}
      </Typography>
      <Row>
        {characters.slice(0, LISTED).map(({ shown, name, position, range }) => (
          <li key={position}>
            <Chip
              size="small"
              variant="outlined"
              color="warning"
              icon={<Sign>{shown}</Sign>}
              label={translate('app.smsText.at', { name: translate(`app.smsText.names.${name}`), position })}
              onClick={() => onPick(range)}
            />
          </li>
        ))}
        {rest > 0 && <li>{translate('app.smsText.more', { smart_count: rest })}</li>}
      </Row>
    </>
  );
};

const LISTED = 8;

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  margin: '4px 0',
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
});

/* not as large as the icon whose place it takes */
const Sign = styled('bdi')({ '&&': { fontSize: 13, fontWeight: 600, paddingInlineStart: 4 } });
