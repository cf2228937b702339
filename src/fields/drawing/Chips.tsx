import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Fragment, type ReactNode } from 'react';
import { shownText } from '../../model/answers/shownText';

type ChipsProps = {
  readonly texts: readonly string[];
  /** Most chips drawn; the rest is counted. */
  readonly max?: number;
  readonly draw?: (text: string) => ReactNode;
  /** What is drawn for a text is a chip by itself. */
  readonly isBare?: (text: string) => boolean;
};

/** Short texts side by side; what does not fit is `+n`, with the texts (or how many) as its title. */
export const Chips = ({ texts, max = 3, draw, isBare }: ChipsProps) => {
  const translate = useTranslate();
  const shown = texts.slice(0, max);
  const rest = texts.slice(max);
  const restTitle = draw
    ? translate('app.list.more', { smart_count: rest.length })
    : shownText(rest.join(', '));
  return (
    <Row>
      {shown.map((text, index) => {
        const Around = isBare?.(text) ? Fragment : Chip;
        return <Around key={`${index} ${text}`}>{draw ? draw(text) : <bdi>{shownText(text)}</bdi>}</Around>;
      })}
      {rest.length > 0 && (
        <Chip title={restTitle} style={{ flex: 'none' }}>
          +{rest.length}
        </Chip>
      )}
    </Row>
  );
};

const Row = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  maxWidth: '100%',
  verticalAlign: 'middle',
});

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 24,
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '1px 7px',
  borderRadius: 6,
  border: `1px solid ${theme.palette.divider}`,
  fontSize: 12,
  lineHeight: '20px',
}));
