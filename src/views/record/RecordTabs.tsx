import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { useAbility, useModel, useOffers } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import { lazyPart } from '../../parts/lazyPart';
import { LoadingRows } from '../list/table/LoadingRows';
import { TabBar } from '../tabs/TabBar';
import { useEntity, useLabel } from '../useEntity';
import { RecordDetails } from './RecordDetails';
import { tabKey } from './cameFrom';
import { MOST_TABS } from './detailsFrame';
import { RelatedPart } from './related/RelatedPart';
import { useOpenTab } from './useOpenTab';
import './print.css';

const StoryList = lazyPart(async () => (await import('./story/StoryList')).StoryList, {
  waiting: () => <LoadingRows />,
});

const HistoryList = lazyPart(async () => (await import('./HistoryList')).HistoryList, {
  waiting: () => <LoadingRows />,
});

/** A part of the page: what a tab, or a section below the last of them, shows. */
export type Part = { readonly key: string; readonly name: string; readonly draw: () => ReactNode };

const MORE = 'more';

/**
 * The layout's tabs, then the timeline, the lists of related records that this person may see, and the history. What they list is
 * asked for when they are opened; which is open stands in the address.
 */
export const RecordTabs = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate();
  const details = useDetails(record);
  const { tabs: lists, rest } = fitted(
    [...useStory(record), ...useRelated(record), ...useHistory(record)],
    MOST_TABS - details.length,
  );
  const [open, setOpen] = useOpenTab();
  const tabs = [...details, ...lists];
  const isRest = rest.length > 0 && (open === MORE || rest.some(({ key }) => key === open));
  const found = tabs.findIndex(({ key }) => key === open);
  const at = isRest ? tabs.length : Math.max(found, 0);
  const names = [...tabs.map(({ name }) => name), ...(rest.length > 0 ? [translate('app.record.more')] : [])];
  const list = isRest ? undefined : lists[at - details.length];
  return (
    <>
      {names.length > 1 && (
        <TabBar
          id="record"
          names={names}
          open={at}
          onOpen={(chosen) => setOpen(tabs[chosen]?.key ?? MORE, chosen === 0)}
          label={translate('ra.message.details')}
        />
      )}
      {/* every tab with details is there, because all of them are printed */}
      {details.map(({ key, draw }, each) => (
        <Panel key={key} names={names} at={each} open={at}>
          {draw()}
        </Panel>
      ))}
      {list && (
        <Panel key={list.key} names={names} at={at} open={at}>
          {list.draw()}
        </Panel>
      )}
      {isRest && (
        <Panel names={names} at={at} open={at}>
          <Rest parts={rest} open={open} onOpen={(key) => setOpen(key ?? MORE)} />
        </Panel>
      )}
    </>
  );
};

/** So many as there is room for; where some are left, the last place is that of the tab they are below. */
const fitted = (parts: readonly Part[], room: number) => {
  if (parts.length <= room) return { tabs: parts, rest: [] };
  const count = Math.max(room - 1, 0);
  return { tabs: parts.slice(0, count), rest: parts.slice(count) };
};

const useDetails = (record: RaRecord): readonly Part[] => {
  const { layout } = useEntity();
  const translate = useTranslate();
  const label = useLabel();
  return layout.map((tab, at) => ({
    key: tabKey(at),
    name: tab.label ? label(tab.label) : translate('ra.message.details'),
    draw: () => <RecordDetails tab={tab} record={record} />,
  }));
};

export const useRelated = (record: RaRecord): readonly Part[] => {
  const entity = useEntity();
  const model = useModel();
  const ability = useAbility();
  const label = useLabel();
  return entity.related.flatMap((related) => {
    const target = model.resource(related.resource);
    if (!ability.can('list', target.subject)) return [];
    const key = `${related.resource}.${related.target}`;
    const draw = () => <RelatedPart key={key} related={related} record={record} />;
    return [{ key, name: label(related.label ?? target.label.many), draw }];
  });
};

/* Where one is declared, of what this person may list. */
export const useStory = (record: RaRecord): readonly Part[] => {
  const { story, moments } = useEntity();
  const model = useModel();
  const ability = useAbility();
  const translate = useTranslate();
  const hasChanges = useHasHistory();
  const told = story.filter(({ resource }) => ability.can('list', model.resource(resource).subject));
  const isDeclared = story.length > 0 || moments.length > 0;
  if (!isDeclared || (told.length === 0 && moments.length === 0 && !hasChanges)) return [];
  const kinds = [
    ...(hasChanges ? [{ key: 'changes', of: undefined }] : []),
    ...(moments.length > 0 ? [{ key: 'moments', of: undefined }] : []),
    ...told.map((of) => ({ key: `${of.resource}.${of.target}`, of })),
  ];
  const draw = () => <StoryList key={String(record.id)} record={record} kinds={kinds} />;
  return [{ key: 'timeline', name: translate('app.story.name'), draw }];
};

/* Where the server keeps one. */
const useHasHistory = (): boolean => {
  const { hasHistory, api } = useEntity();
  const { log } = useModel();
  const offers = useOffers();
  return hasHistory && log?.changes !== undefined && offers(api.source, 'history');
};

export const useHistory = (record: RaRecord): readonly Part[] => {
  const translate = useTranslate();
  const isKept = useHasHistory();
  if (!isKept) return [];
  const draw = () => <HistoryList record={record} />;
  return [{ key: 'history', name: translate('app.history.name'), draw }];
};

type RestProps = {
  readonly parts: readonly Part[];
  readonly open: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
};

/** One below the other, each asked for when it is opened. */
export const Rest = ({ parts, open, onOpen }: RestProps) =>
  parts.map(({ key, name, draw }) => {
    const isOpen = key === open;
    return (
      <Box key={key} component="section" sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
        <Typography variant="h3" component="h2" sx={{ m: 0 }}>
          <Button
            fullWidth
            color="inherit"
            aria-expanded={isOpen}
            startIcon={<Icon name="next" sx={isOpen ? { transform: 'rotate(90deg)' } : undefined} />}
            onClick={() => onOpen(isOpen ? undefined : key)}
            sx={{ justifyContent: 'flex-start', py: 1.25, font: 'inherit' }}
          >
            {name}
          </Button>
        </Typography>
        {isOpen && <Box sx={{ pb: 2 }}>{draw()}</Box>}
      </Box>
    );
  });

type PanelProps = {
  readonly names: readonly string[];
  readonly at: number;
  readonly open: number;
  readonly children: ReactNode;
};

/** What belongs to a tab; on paper it stands under the tab's name. */
const Panel = ({ names, at, open, children }: PanelProps) => (
  <Paper
    id={`record-panel-${at}`}
    hidden={at !== open}
    {...(names.length > 1 && {
      role: 'tabpanel',
      'aria-labelledby': `record-tab-${at}`,
      'data-name': names[at],
    })}
    sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
  >
    {children}
  </Paper>
);
