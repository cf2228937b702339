import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { isSameJson } from '../../../model/values/plainObject';
import type { Permission } from '../../../model/permissions/granted';
import type { RightWords } from './useRightWords';

type RightChangesProps = {
  /** As it is stored. */
  readonly before: readonly Permission[];
  readonly after: readonly Permission[];
  readonly words: RightWords;
};

/** What saving would change, in sight wherever in the matrix it was clicked. */
export const RightChanges = ({ before, after, words }: RightChangesProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const sets = [
    { key: 'added', pairs: missingIn(before, after) },
    { key: 'removed', pairs: missingIn(after, before) },
  ];
  return (
    <Strip aria-live="polite">
      {sets
        .filter(({ pairs }) => pairs.length > 0)
        .map(({ key, pairs }) => (
          <p key={key}>
            {translate(`app.permissions.${key}`, {
              rights: new Intl.ListFormat(locale).format(pairs.map((pair) => words.right(pair))),
            })}
          </p>
        ))}
    </Strip>
  );
};

const missingIn = (some: readonly Permission[], others: readonly Permission[]): readonly Permission[] =>
  others.filter((other) => !some.some((one) => isSameJson(one, other)));

/* Above the bar that saves. */
const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 60,
  zIndex: 1,
  maxHeight: '30vh',
  overflow: 'auto',
  '&:not(:empty)': {
    marginTop: 12,
    padding: '8px 12px',
    borderRadius: 8,
    border: `1px solid ${theme.palette.tones.info.border}`,
    color: theme.palette.tones.info.fg,
    backgroundColor: theme.palette.tones.info.bg,
  },
  p: { margin: 0 },
}));
