import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import { useRef, useState } from 'react';
import { useModel } from '../../../fields/AdminContext';
import { useWording } from '../../../fields/useWording';
import { LoadingRows } from '../../list/table/LoadingRows';
import { LoadFailed } from '../../states/LoadFailed';
import { useEntity, useLabel } from '../../useEntity';
import type { StoryEntry } from './mergeStory';
import { StoryItem } from './StoryItem';
import { useStory, type Happened, type StoryKind } from './useStory';
import { dateFormat } from '../../../fields/reading/formats';

type StoryListProps = { readonly record: RaRecord; readonly kinds: readonly StoryKind[] };

/** What happened to a record and around it, the newest first, day by day; it can be narrowed to some kinds. */
export const StoryList = ({ record, kinds }: StoryListProps) => {
  const entity = useEntity();
  const translate = useTranslate();
  const label = useLabel();
  const list = useRef<HTMLDivElement>(null);
  const [only, setOnly] = useState<readonly string[]>([]);
  const chosen = kinds.filter(({ key }) => only.length === 0 || only.includes(key));
  const { entries, hasMore, isPending, error, refetch, more } = useStory(record, chosen);
  const toggle = (key: string) =>
    setOnly(only.includes(key) ? only.filter((each) => each !== key) : [...only, key]);
  const showMore = () => {
    list.current?.focus({ preventScroll: true });
    more();
  };
  return (
    <>
      {kinds.length > 1 && <Kinds kinds={kinds} only={only} onToggle={toggle} />}
      {error && <LoadFailed name={label(entity.label.one)} error={error} onRetry={refetch} />}
      <div ref={list} tabIndex={-1} style={{ outline: 'none' }} aria-busy={isPending}>
        <Days entries={entries} />
      </div>
      {isPending && <LoadingRows count={3} />}
      {!isPending && !error && entries.length === 0 && (
        <Typography>{translate('app.story.empty')}</Typography>
      )}
      {hasMore && !isPending && (
        <Button onClick={showMore} sx={{ mt: 1 }}>
          {translate('app.story.more')}
        </Button>
      )}
    </>
  );
};

type KindsProps = {
  readonly kinds: readonly StoryKind[];
  readonly only: readonly string[];
  readonly onToggle: (key: string) => void;
};

const Kinds = ({ kinds, only, onToggle }: KindsProps) => {
  const { resource } = useModel();
  const translate = useTranslate();
  const label = useLabel();
  return (
    <Box role="group" aria-label={translate('app.story.kinds')} sx={kindsStyle}>
      {kinds.map(({ key, of }) => (
        <Button
          key={key}
          size="small"
          variant={only.includes(key) ? 'contained' : 'outlined'}
          aria-pressed={only.includes(key)}
          onClick={() => onToggle(key)}
        >
          {of ? label(resource(of.resource).label.many) : translate(`app.story.${key}`)}
        </Button>
      ))}
    </Box>
  );
};

const Days = ({ entries }: { readonly entries: readonly StoryEntry<Happened>[] }) => {
  const locale = useLocale();
  const { timeZone } = useWording();
  const day = dateFormat(locale, { dateStyle: 'full', ...(timeZone && { timeZone }) });
  const days = new Map<string, StoryEntry<Happened>[]>();
  for (const entry of entries) {
    const name = day.format(new Date(entry.at));
    days.set(name, [...(days.get(name) ?? []), entry]);
  }
  return [...days].map(([name, those]) => (
    <Box key={name} component="section" sx={{ mb: 2 }}>
      <Typography variant="overline" component="h2" color="textSecondary" sx={{ m: 0 }}>
        {name}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {those.map((entry) => (
          <StoryItem key={entry.key} entry={entry} />
        ))}
      </Box>
    </Box>
  ));
};

/* On a phone one line that scrolls: what happened is what the page is for. */
const kindsStyle = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'thin',
  gap: 1,
  mb: 2,
  '& > button': { flex: 'none' },
} as const;
