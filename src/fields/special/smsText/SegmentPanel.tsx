import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { doubledWord, hasPlaceholders } from '../../../model/merge/placeholders';
import { withEnding } from '../../../model/values/ending';
import { countSegments } from '../../../model/values/segments';
import { forcedCharacters, withoutForced, type ForcedCharacter } from './forcedCharacters';
import { MOST } from './kind';
import { Spoken } from './Spoken';
import { useCountsText } from './useCountsText';
import { useEstimated } from '../../useEstimated';
import { lazyPart } from '../../../parts/lazyPart';
import { formatMoney } from '../../money/currency';
import { decimalsOf, scaled, toDecimal, unscaled } from '../../../model/values/decimal';
import { useState } from 'react';
import { plainText } from './plainText';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const TierPrice = lazyPart(async () => (await import('./TierPrice')).TierPrice);

type SegmentPanelProps = {
  readonly text: string;
  /** What is put behind it. */
  readonly ending: string;
  readonly field: ResolvedField<'smsText'>;
  readonly onPick: (range: ForcedCharacter['range']) => void;
  readonly onWrite: (text: string) => void;
};

/** What a message becomes on its way, while it is written: parts, cost, and the characters that make it dear. */
export const SegmentPanel = ({ text, ending, field, onPick, onWrite }: SegmentPanelProps) => {
  const translate = useTranslate();
  const whole = withEnding(text, ending);
  const cost = costOf(whole, field, useLocale());
  const price = cost === undefined ? [] : [translate('app.smsText.cost', { cost })];
  // The estimate beside the form knows more, such as who cannot be reached: two costs would differ.
  const isEstimated = useEstimated()?.of.includes(field.name) === true;
  const { maxSegments: max = MOST } = field;
  const { segments } = countSegments(whole);
  const excess =
    segments > max ? [translate('app.form.maxSegments', { max, segments, smart_count: segments })] : [];
  const line = [useCountsText()(whole), ...price, ...excess].join(' · ');
  const forced = forcedCharacters(text);
  const doubled = field.merge && doubledWord(text, field.merge);
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="caption" component="p" color={excess.length > 0 ? 'error' : 'text.primary'}>
        {line}
      </Typography>
      <Spoken text={line} />
      {field.pricing && !isEstimated && <TierPrice text={whole} pricing={field.pricing} />}
      {field.merge && hasPlaceholders(text) && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('app.smsText.merge')}
        </Typography>
      )}
      {doubled !== undefined && (
        <Typography variant="caption" component="p" color="error">
          {translate('app.smsText.doubled', { name: doubled })}
        </Typography>
      )}
      {forced.length > 0 && <ForcedList text={text} ending={ending} characters={forced} onPick={onPick} />}
      <Replacing text={text} onWrite={onWrite} />
    </Box>
  );
};

type ReplacingProps = { readonly text: string; readonly onWrite: (text: string) => void };

const Replacing = ({ text, onWrite }: ReplacingProps) => {
  const translate = useTranslate();
  const { replace, undo } = usePlainCharacters(text, onWrite);
  const [onClick, key] = undo ? [undo, 'undo'] : [replace, 'replace'];
  /* one button for both, so that the focus stays where it was */
  return (
    onClick && (
      <Button size="small" onClick={onClick} sx={{ ml: '-5px' }}>
        {translate(`app.smsText.${key}`)}
      </Button>
    )
  );
};

/** What sending the text to one recipient costs, as its readers write it; undefined where no price is known. */
const costOf = (text: string, field: ResolvedField<'smsText'>, locale: string): string | undefined => {
  const price = toDecimal(field.price);
  if (price === undefined || field.currency === undefined) return undefined;
  const digits = decimalsOf(price);
  const cost = scaled(price, digits) * BigInt(countSegments(text).segments);
  return formatMoney(unscaled(cost, digits), { currency: field.currency, digits }, locale);
};

/**
 * Writes a text in plain characters and takes it back. Undoing is offered only while the text is still what the
 * replacement left: afterwards it would throw away what was typed since.
 */
const usePlainCharacters = (text: string, write: (text: string) => void) => {
  const [last, setLast] = useState({ before: '', after: '' });
  const plain = plainText(text);
  const replace = () => {
    setLast({ before: text, after: plain });
    write(plain);
  };
  return {
    ...(plain === text ? {} : { replace }),
    ...(last.before !== last.after && last.after === text ? { undo: () => write(last.before) } : {}),
  };
};

type ForcedListProps = Pick<SegmentPanelProps, 'text' | 'ending'> & {
  readonly characters: readonly ForcedCharacter[];
  /** Shows a character where it stands in the text. */
  readonly onPick: (range: ForcedCharacter['range']) => void;
};

/** What makes the message dear, each with its name and place. A message in another script has too many to list. */
const ForcedList = ({ text, ending, characters, onPick }: ForcedListProps) => {
  const translate = useTranslate();
  const { segments } = countSegments(withEnding(text, ending));
  const without = countSegments(withEnding(withoutForced(plainText(text)), ending)).segments;
  const rest = characters.length - LISTED;
  return (
    <>
      <Typography variant="caption" component="p">
        {translate('app.smsText.forced')}
        {without < segments && ` ${translate('app.smsText.dearer', { segments, without })}`}
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
