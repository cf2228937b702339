import Paper from '@mui/material/Paper';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useAbility, useModel, useOffers } from '../../fields/AdminContext';
import type { ResolvedRelated, ResolvedTab } from '../../model/resolved/resource';
import { LoadingRows } from '../list/table/LoadingRows';
import { TabBar } from '../TabBar';
import { useEntity, useLabel, useVisibleFields } from '../useEntity';
import './print.css';
import { lazyPart } from '../../parts/lazyPart';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Value } from '../../fields/Value';
import { matches } from '../../model/rules/rules';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { isWide } from './isWide';

const RelatedList = lazyPart(async () => (await import('./RelatedList')).RelatedList, {
  waiting: () => <LoadingRows />,
});

const HistoryList = lazyPart(async () => (await import('./HistoryList')).HistoryList, {
  waiting: () => <LoadingRows />,
});

/** The layout's tabs, then one for each related list this person may see, then the history; what a tab lists is asked for when it is opened. */
export const RecordTabs = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const translate = useTranslate();
  const label = useLabel();
  const related = usePermittedRelated();
  const [open, setOpen] = useState(0);
  const details = entity.layout.map((tab) =>
    tab.label ? label(tab.label) : translate('ra.message.details'),
  );
  const hasHistory = useHasHistory();
  const history = hasHistory ? [translate('app.history.name')] : [];
  const names = [...details, ...related.map(({ name }) => name), ...history];
  const shown = related[open - details.length];
  const isHistory = hasHistory && open === names.length - 1;
  return (
    <>
      {names.length > 1 && (
        <TabBar
          id="record"
          names={names}
          open={open}
          onOpen={setOpen}
          label={translate('ra.message.details')}
        />
      )}
      {/* every tab is there, because all of them are printed */}
      {entity.layout.map((tab, at) => (
        <Panel key={at} names={names} at={at} open={open}>
          <RecordDetails tab={tab} record={record} />
        </Panel>
      ))}
      {shown && (
        <Panel names={names} at={open} open={open}>
          <RelatedList key={shown.key} related={shown.related} record={record} />
        </Panel>
      )}
      {isHistory && (
        <Panel names={names} at={open} open={open}>
          <HistoryList record={record} />
        </Panel>
      )}
    </>
  );
};

/* Where the server keeps one. */
const useHasHistory = (): boolean => {
  const { hasHistory, api } = useEntity();
  const { log } = useModel();
  const offers = useOffers();
  return hasHistory && log?.changes !== undefined && api.source !== 'demo' && offers(api.source, 'history');
};

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

type Permitted = { readonly key: string; readonly name: string; readonly related: ResolvedRelated };

const usePermittedRelated = (): readonly Permitted[] => {
  const entity = useEntity();
  const model = useModel();
  const ability = useAbility();
  const label = useLabel();
  return entity.related.flatMap((related) => {
    const target = model.resource(related.resource);
    if (!ability.can('list', target.subject)) return [];
    const key = `${related.resource}.${related.target}`;
    return [{ key, name: label(related.label ?? target.label.many), related }];
  });
};

type RecordDetailsProps = { readonly tab: ResolvedTab; readonly record: RaRecord };

/** One tab of a record: its sections, each a list of labels and values. */
const RecordDetails = ({ tab, record }: RecordDetailsProps) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const label = useLabel();
  const visible = useVisibleFields('show');
  const shown = visible.filter((field) => matches(field.showWhen, record, { fields: entity.fields, kinds }));
  return tab.sections.map((section, at) => {
    const fields = section.fields.flatMap((name) => shown.filter((field) => field.name === name));
    if (fields.length === 0) return null;
    return (
      <Box key={at} component="section" sx={{ '& + &': { mt: 3 } }}>
        {section.label && (
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {label(section.label)}
          </Typography>
        )}
        <Box component="dl" sx={listStyle}>
          {fields.map((field) => (
            <Entry key={field.name} field={field} record={record} />
          ))}
        </Box>
      </Box>
    );
  });
};

const Entry = ({ field, record }: { readonly field: ResolvedField; readonly record: RaRecord }) => {
  const label = useLabel();
  return (
    <Box sx={{ gridColumn: isWide(field) ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label(field.label)}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Value field={field} record={record} part="Show" />
      </Box>
    </Box>
  );
};

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  gap: 2,
  m: 0,
} as const;
