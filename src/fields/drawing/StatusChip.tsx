import { styled } from '@mui/material/styles';
import { iconOfTone, type Tone } from '../../config/action';
import type { IconName } from '../../config/icons';
import { Icon } from './Icon';

type StatusChipProps = {
  readonly tone: Tone;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly title?: string | undefined;
};

/** A state as icon, word and tone together: never by colour alone. */
export const StatusChip = ({ tone, label, icon, title }: StatusChipProps) => (
  <Chip tone={tone} title={title}>
    <Icon name={icon ?? iconOfTone[tone]} fontSize="inherit" aria-hidden />
    <bdi>{label}</bdi>
  </Chip>
);

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { fg, bg, border } = theme.palette.tones[tone];
  return {
    display: 'inline-flex',
    maxWidth: '100%',
    alignItems: 'center',
    gap: 4,
    height: 24,
    padding: '0 8px',
    borderRadius: 6,
    border: `1px solid ${border}`,
    color: fg,
    backgroundColor: bg,
    fontSize: 12,
    fontWeight: 550,
    whiteSpace: 'nowrap',
    /* a state nobody knows may be called anything */
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { flex: 'none' },
  };
});
