import Paper from '@mui/material/Paper';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import type { ResolvedRelated } from '../../model/resolved/resource';
import { LoadingRows } from '../list/table/LoadingRows';
import { TabBar } from '../TabBar';
import { useEntity, useLabel } from '../useEntity';
import { RecordDetails } from './RecordDetails';
import './print.css';
import { lazyPart } from '../../parts/lazyPart';

const RelatedList = lazyPart(async () => (await import('./RelatedList')).RelatedList, {
  waiting: () => <LoadingRows />,
});

/** The layout's tabs, then one for each related list this person may see; a list is asked for when it is opened. */
export const RecordTabs = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const translate = useTranslate();
  const label = useLabel();
  const related = usePermittedRelated();
  const [open, setOpen] = useState(0);
  const details = entity.layout.map((tab) =>
    tab.label ? label(tab.label) : translate('ra.message.details'),
  );
  const names = [...details, ...related.map(({ name }) => name)];
  const shown = related[open - details.length];
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
    </>
  );
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
