import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { decidedBy, granted, type Permission } from '../../../model/permissions/granted';
import type { RightWords } from './useRightWords';

/** What a matrix shows: the pairs, their words, and how to change them; without `onToggle` it is only read. */
export type Matrix = {
  readonly pairs: readonly Permission[];
  readonly words: RightWords;
  readonly onToggle?: (subject: string, action: string) => void;
  /** Whether this person may bring a right in that is not there; default: any. */
  readonly mayAdd?: (subject: string, action: string) => boolean;
};

type RightMarkProps = {
  readonly matrix: Matrix;
  readonly subject: string;
  readonly action: string;
  /** The word beside the box; a wide table hides it, because its columns have headings. */
  readonly word: string;
  /** Rights that this one would cover: some of them without it leave the box half ticked. */
  readonly parts?: readonly string[];
};

/** One right as a box to tick, or as a tick where it is only read. */
export const RightMark = ({ matrix, subject, action, word, parts = [] }: RightMarkProps) => {
  const translate = useTranslate();
  const { pairs, words, onToggle, mayAdd = () => true } = matrix;
  const grant = granted(pairs, subject, action);
  const isGiven = grant === 'yes' || grant === 'above';
  if (!onToggle)
    return (
      isGiven && (
        <Given data-grant={grant}>
          ✓ <span data-word>{word}</span>
        </Given>
      )
    );
  const decisive = decidedBy(pairs, subject, action);
  const isBeyond = grant === 'no' && !mayAdd(subject, action);
  const reason = decisive
    ? translate(`app.permissions.${grant}`, { right: words.right(decisive) })
    : isBeyond && translate('app.permissions.notOwn');
  const isPartly = !isGiven && parts.some((part) => granted(pairs, subject, part) === 'yes');
  return (
    <Label title={reason || undefined}>
      {/* Not `disabled`: a keyboard has to reach the reason. */}
      <input
        type="checkbox"
        aria-label={words.right({ action, subject })}
        aria-disabled={decisive !== undefined || isBeyond}
        title={reason || undefined}
        checked={isGiven}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={() => !decisive && !isBeyond && onToggle(subject, action)}
      />
      <span data-word>{word}</span>
    </Label>
  );
};

const Given = styled('span')(({ theme }) => ({
  '&[data-grant=above]': { color: theme.palette.text.secondary },
}));

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  minWidth: 32,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, flexShrink: 0, accentColor: theme.palette.primary.main },
  '& input[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
}));
