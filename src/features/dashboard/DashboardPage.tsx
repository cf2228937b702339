import Box from '@mui/material/Box';
import { useGetIdentity, useTranslate, useLocale } from 'react-admin';
import { useState } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import { bringTexts } from '../../locales/brought';
import { dashboard as texts } from '../../locales/en/dashboard';
import { shownWidgets, type DashboardBody, type ResolvedHeadline } from '../../model/dashboard/widget';
import { spanOf, comparedReadings } from '../../model/dashboard/widgetReadings';
import { readStoreAdvice } from '../../model/account/storeAdvice';
import { Notice } from '../../views/Notice';
import { Denied } from '../../views/states/Denied';
import { useLoadingSaid } from '../../views/states/LoadingSaid';
import { StatePage } from '../../views/states/StatePage';
import { Title } from '../../views/Title';
import { useLabel } from '../../views/useEntity';
import { DashboardFailures } from './DashboardFailures';
import { FirstSteps } from './FirstSteps';
import { WidgetGrid } from './WidgetGrid';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { changeOf } from '../../model/dashboard/change';
import { type SpanOfDays, spanAt, spanChoices } from '../../model/dashboard/timeSpan';
import { changeAmount } from './ChangeLine';
import { useFigures } from './useFigures';
import { useZoneOf } from './useZone';
import { useFigureText } from './useFigureText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearchParams } from 'react-router';
import { zoneName } from '../../model/values/timeZone';
import { localZone } from '../../fields/dateTime/instant';
import { dateFormat } from '../../fields/reading/formats';

bringTexts({ app: texts });

type DashboardPageProps = {
  /** The key of the dashboard. */
  readonly name: string;
};

/** A page of numbers (S2.01, S2.02). What a person may not list is not on it. */
export const DashboardPage = ({ name }: DashboardPageProps) => {
  const ability = useAbility();
  const label = useLabel();
  const translate = useTranslate();
  const model = useModel();
  const dashboard = model.dashboards.find(({ key }) => key === name);
  if (!dashboard) return null;
  const title = label(dashboard.label);
  if (!ability.can('show', dashboard.subject))
    return <Denied name={title} action="show" subject={dashboard.subject} />;
  const shown = shownWidgets(dashboard.body, (key) => ability.can('list', model.resource(key).subject));
  return (
    <>
      <Title title={title} />
      <StoreAdvice />
      {shown.checklist && <FirstSteps name={name} checklist={shown.checklist} />}
      {shown.widgets.length > 0 ? (
        <DashboardFailures>
          <Shown {...shown} />
        </DashboardFailures>
      ) : (
        <StatePage icon={dashboard.icon} title={translate('app.dashboard.nothing')} />
      )}
    </>
  );
};

/** For whoever runs this: that the records have outgrown the place where they are kept, and what moves them. */
const StoreAdvice = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const advice = readStoreAdvice(useGetIdentity().data?.['advice']);
  if (!advice) return null;
  const most = advice.most.toLocaleString(locale);
  return (
    <Notice tone="warning">
      {translate('app.dashboard.outgrown', { most })} <code>{advice.move}</code>
    </Notice>
  );
};

const Shown = ({ hasRanges, headline, widgets }: DashboardBody) => {
  const [now] = useState(() => new Date());
  const [range, setRange] = useRange();
  const chosen = hasRanges ? range : undefined;
  const zoneOf = useZoneOf();
  const [first] = [headline, ...widgets].flatMap((each) => (each?.metric.during ? [each.metric] : []));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 3 }}>
        {headline && (
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <Headline
              headline={headline}
              span={spanOf(headline, { chosen, now, zone: zoneOf(headline.metric) })}
            />
          </Box>
        )}
        {hasRanges && (
          <RangeChoice range={range} onChange={setRange} now={now} zone={(first && zoneOf(first)) ?? 'UTC'} />
        )}
      </Box>
      <WidgetGrid widgets={widgets} chosen={chosen} now={now} />
    </>
  );
};

type HeadlineProps = { readonly headline: ResolvedHeadline; readonly span: SpanOfDays | undefined };

/** The fact of the page in one sentence. It is left out when it cannot be known: the widgets say why, or there is nothing yet. */
const Headline = ({ headline: { metric, texts }, span }: HeadlineProps) => {
  const { figures, error } = useFigures(comparedReadings({ metric, compare: true }, span));
  const textOf = useFigureText(metric);
  const label = useLabel();
  const words = { translate: useTranslate(), locale: useLocale() };
  const [present, former] = figures ?? [];
  useLoadingSaid(!error && !present);
  if (error || (present && present.all.value === undefined)) return null;
  const change = changeOf(present?.all.value, former?.all.value, metric.measure);
  const sentence = label(texts[change?.direction ?? 'same'])
    .replaceAll('{value}', textOf(present?.all.value))
    .replaceAll('{change}', changeAmount(change, words));
  return (
    <Typography variant="h1" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {present ? sentence : <Skeleton width="60%" />}
    </Typography>
  );
};

type RangeChoiceProps = {
  readonly range: RangeName;
  readonly onChange: (range: RangeName) => void;
  readonly now: Date;
  /** Whose days they are. */
  readonly zone: string;
};

/** The time that the page looks at, and which days that are (S9.15). */
const RangeChoice = ({ range, onChange, now, zone }: RangeChoiceProps) => {
  const translate = useTranslate();
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const days = spanAt(range, now, zone).now;
  /* of days as this device counts them, nobody asks whose they are */
  const isHere = zoneName(zone) === localZone();
  return (
    <Box sx={{ marginInlineStart: { sm: 'auto' }, textAlign: { sm: 'end' } }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={range}
        aria-label={translate('app.dashboard.range')}
        onChange={(_, wanted: RangeName | null) => wanted && onChange(wanted)}
        sx={{
          '@media print': { display: 'none' },
          '& .MuiToggleButton-root:not(.Mui-disabled)': { color: 'text.primary' },
        }}
      >
        {spanChoices.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`app.dashboard.spans.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* Another choice is said by the days that it comes to. */}
      <Typography variant="caption" component="p" role="status" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate(isHere ? 'app.dashboard.days' : 'app.dashboard.daysIn', {
          from: format.format(new Date(days.from)),
          to: format.format(new Date(days.to)),
          zone,
        })}
      </Typography>
    </Box>
  );
};

type RangeName = (typeof spanChoices)[number];

/** The time that is looked at, kept in the address: it survives a reload and can be sent to somebody (S9.15). */
const useRange = (): readonly [RangeName, (range: RangeName) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('range');
  const range = spanChoices.find((each) => each === asked) ?? spanChoices[0];
  return [
    range,
    (wanted) =>
      setSearch((former) => {
        const next = new URLSearchParams(former);
        next.set('range', wanted);
        return next;
      }),
  ];
};
