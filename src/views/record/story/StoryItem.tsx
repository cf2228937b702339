import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkBase, ResourceContextProvider, useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import { Value } from '../../../fields/Value';
import { useWording } from '../../../fields/useWording';
import { titleOf } from '../../../model/answers/title';
import { findField } from '../../../model/resolved/model';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { Resource } from '../../../model/resolved/resource';
import { isEmpty } from '../../../model/values/comparable';
import { isPlainObject } from '../../../model/values/plainObject';
import { useEntity, useLabel } from '../../useEntity';
import type { StoryEntry } from './mergeStory';
import type { Happened } from './useStory';
import { dateFormat } from '../../../fields/reading/formats';

/** One thing that happened: when, what it was and how it stands, with a way to it. */
export const StoryItem = ({ entry: { at, what } }: { readonly entry: StoryEntry<Happened> }) => {
  const locale = useLocale();
  const { timeZone } = useWording();
  const time = dateFormat(locale, { timeStyle: 'short', ...(timeZone && { timeZone }) });
  return (
    <Box component="li" sx={itemStyle}>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary" sx={timeStyle}>
        {at.includes('T') ? time.format(new Date(at)) : ''}
      </Typography>
      {'change' in what && <Changed {...what} />}
      {'moment' in what && <Moment {...what} />}
      {'target' in what && <Came {...what} />}
    </Box>
  );
};

type ChangedProps = Extract<Happened, { readonly change: unknown }>;

/* The action is drawn by the field of the log, as everywhere. */
const Changed = ({ change: { id, action, by, change, reason } }: ChangedProps) => {
  const entity = useEntity();
  const { log, resource, kinds } = useModel();
  const translate = useTranslate();
  const label = useLabel();
  const field = log?.changes === undefined ? undefined : findField(resource(log.changes), 'action');
  const stamps = stampsOf(entity, action);
  const changed = Object.keys(change.before === null ? {} : (change.after ?? {}))
    .filter((name) => !stamps.includes(name))
    .flatMap((name) => findField(entity, name) ?? []);
  const isState = (each: ResolvedField) => kinds[each.kind].isState?.(each) === true;
  const names = changed.filter((each) => !isState(each)).map((each) => label(each.label));
  return (
    <>
      <Icon name="edit" fontSize="small" aria-hidden />
      <Box sx={textStyle}>
        {field ? <Value field={field} record={{ id, action, resource: entity.key }} /> : <bdi>{action}</bdi>}
        <span>
          {by === undefined ? translate('app.history.bySystem') : translate('app.history.by', { name: by })}
        </span>
        {reason !== undefined && <bdi>{reason}</bdi>}
        {changed.filter(isState).map((each) => (
          <Fragment key={each.name}>
            <Value field={each} record={{ id, ...change.before }} />
            <Icon name="next" fontSize="small" aria-hidden />
            <Value field={each} record={{ id, ...change.after }} />
          </Fragment>
        ))}
        {names.length > 0 && (
          <Typography component="span" variant="body2" color="textSecondary">
            {names.join(', ')}
          </Typography>
        )}
      </Box>
    </>
  );
};

/* What an action writes by itself beside its state: when it was, and by whom. */
const stampsOf = ({ actions }: Resource, action: string): readonly string[] => {
  const { effect = {} } = actions.find(({ name }) => name === action) ?? {};
  return Object.keys(effect).filter((name) => isPlainObject(effect[name]));
};

const Moment = ({ moment }: { readonly moment: ResolvedField }) => (
  <>
    <Icon name="clock" fontSize="small" aria-hidden />
    <Box sx={textStyle}>{useLabel()(moment.label)}</Box>
  </>
);

type CameProps = Extract<Happened, { readonly target: unknown }>;

const Came = ({ target, record }: CameProps) => {
  const { kinds } = useModel();
  const wording = useWording();
  const label = useLabel();
  const createPath = useCreatePath();
  const mayOpen = useAbility().can('show', target.subject);
  const state = target.head
    .flatMap((name) => findField(target, name) ?? [])
    .find((field) => !field.guarded && kinds[field.kind].isState?.(field));
  /* as in a row of its list */
  const amount = [...target.list.columns, ...target.head]
    .flatMap((name) => findField(target, name) ?? [])
    .find(
      (field) =>
        !field.guarded && kinds[field.kind].unit?.(field) !== undefined && !isEmpty(record[field.name]),
    );
  const title = <bdi>{titleOf(target, record, wording)}</bdi>;
  return (
    <ResourceContextProvider value={target.name}>
      <Icon name={target.icon} fontSize="small" aria-hidden />
      <Box sx={textStyle}>
        <Typography component="span" variant="body2" color="textSecondary">
          {label(target.label.one)}
        </Typography>
        {mayOpen ? (
          <LinkBase to={createPath({ resource: target.name, type: 'show', id: record.id })}>{title}</LinkBase>
        ) : (
          title
        )}
        {state && <Value field={state} record={record} />}
      </Box>
      {amount && (
        <Box sx={{ flex: 'none', lineHeight: '24px' }}>
          <Value field={amount} record={record} />
        </Box>
      )}
    </ResourceContextProvider>
  );
};

const itemStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
  '& > svg': { mt: 0.25, color: 'text.secondary' },
} as const;

const timeStyle = { flex: 'none', width: 64, lineHeight: '24px' } as const;

const textStyle = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
