import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { compareDecimals } from '../../../model/values/decimal';
import type { Figure, Figures } from '../../../model/dashboard/reading';
import { readingsOf } from '../../../model/dashboard/widgetReadings';
import { useModel } from '../../../fields/AdminContext';
import { fieldAt } from '../../../model/resolved/fieldAt';
import { useLabel } from '../../../views/useEntity';
import { FigureLink } from '../FigureLink';
import { PlainTable } from '../PlainTable';
import { useFigures } from '../useFigures';
import { useFigureText } from '../useFigureText';
import { useReadingAddress } from '../useReadingAddress';
import { WidgetCard } from '../WidgetCard';
import type { WidgetProps } from './widgetProps';
import { WidgetEmpty, WidgetFailed, WidgetLoading } from '../WidgetStates';
import { Value } from '../../../fields/Value';

/** The values of a field by a number, largest first unless it is turned round, with further numbers beside. */
export const RankingWidget = ({ widget, span }: WidgetProps) => {
  const readings = readingsOf(widget, span);
  const { figures, error, refetch } = useFigures(readings);
  const translate = useTranslate();
  const name = useLabel()(widget.label);
  const [ranked] = figures ?? [];
  const keys = ranked ? inOrder(ranked, widget) : [];
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? 0 : Math.max(keys.length - widget.most, 0);
  const [first] = readings;
  const to = useReadingAddress()({ ...(first ?? widget), by: undefined });
  return (
    <WidgetCard
      title={name}
      caption={widget.span && translate(`app.dashboard.spans.${widget.span}`)}
      action={
        ranked &&
        ranked.all.count > 0 &&
        to !== undefined && (
          <Link to={to}>{translate('app.dashboard.showAll', { smart_count: ranked.all.count })}</Link>
        )
      }
    >
      {error && <WidgetFailed error={error} onRetry={refetch} />}
      {!error && !figures && <WidgetLoading shape="rows" />}
      {figures && keys.length === 0 && <WidgetEmpty isTimed={span !== undefined} />}
      {figures && keys.length > 0 && (
        <PlainTable>
          <table aria-label={name}>
            <RankingHead widget={widget} />
            <tbody>
              {keys.slice(0, keys.length - more).map((key) => (
                <tr key={key ?? ''}>
                  <th scope="row">
                    {key === null ? (
                      translate('app.dashboard.unset')
                    ) : (
                      <GroupValue of={widget.metric.of} by={widget.by ?? ''} value={key} />
                    )}
                  </th>
                  {readings.map((reading, at) => (
                    <td key={at} className="number">
                      <RankedFigure reading={reading} groupKey={key} figure={figures[at]?.groups.get(key)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && (
            <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 1, ml: '-5px' }}>
              {translate('app.list.more', { smart_count: more })}
            </Button>
          )}
        </PlainTable>
      )}
    </WidgetCard>
  );
};

/* Rows that add up are all that there is; else records without the value have no place, for they are in no list either. */
const inOrder = ({ groups }: Figures, { order, metric }: WidgetProps['widget']): (string | null)[] => {
  const addsUp = metric.measure === 'count' || metric.measure === 'sum';
  const valued = [...groups].flatMap(([key, { value }]) =>
    (key === null && !addsUp) || value === undefined ? [] : [{ key, value }],
  );
  const sign = order === 'ASC' ? 1 : -1;
  return valued.sort((a, b) => sign * compareDecimals(a.value, b.value)).map(({ key }) => key);
};

const RankingHead = ({ widget: { label, beside, metric, by } }: Pick<WidgetProps, 'widget'>) => {
  const text = useLabel();
  const translate = useTranslate();
  const { fields } = useModel().resource(metric.of);
  const field = fieldAt(fields, by ?? '');
  const added = fieldAt(fields, metric.field ?? '');
  return (
    <thead>
      <tr>
        <th scope="col">{text(field?.label ?? label)}</th>
        <th scope="col" className="number">
          {metric.measure === 'share'
            ? translate('app.dashboard.share')
            : added
              ? text(added.label)
              : translate('app.dashboard.number')}
        </th>
        {beside.map((column) => (
          <th key={column.label.en} scope="col" className="number">
            {text(column.label)}
          </th>
        ))}
      </tr>
    </thead>
  );
};

type RankedFigureProps = {
  readonly reading: ReturnType<typeof readingsOf>[number];
  readonly groupKey: string | null;
  readonly figure: Figure | undefined;
};

const RankedFigure = ({ reading, groupKey, figure }: RankedFigureProps) => {
  const text = useFigureText(reading.metric)(figure?.value);
  const to = useReadingAddress()(reading, { key: groupKey });
  return <FigureLink text={text} name={groupKey ?? ''} to={to} />;
};

type GroupValueProps = { readonly of: string; readonly by: string; readonly value: string };

/** What makes a group, drawn as in a list: the chip of a choice, the name of a record that is pointed at. */
const GroupValue = ({ of, by, value }: GroupValueProps) => {
  const field = fieldAt(useModel().resource(of).fields, by);
  if (!field) return <bdi>{value}</bdi>;
  return <Value field={field} record={{ id: value, [by]: value }} part="Cell" />;
};
