import { useGetList, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { Value } from '../../../fields/Value';
import { readingQuestions } from '../../../model/dashboard/reading';
import { readingsOf } from '../../../model/dashboard/widgetReadings';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { Resource } from '../../../model/resolved/resource';
import { titleOf } from '../../../model/answers/title';
import { useLabel } from '../../../views/useEntity';
import { PlainTable } from '../PlainTable';
import { useFigures } from '../useFigures';
import { useReadingAddress } from '../useReadingAddress';
import { WidgetCard } from '../WidgetCard';
import type { WidgetProps } from './widgetProps';
import { WidgetEmpty, WidgetFailed, WidgetLoading } from '../WidgetStates';
import { useState } from 'react';
import { relativeFormat } from '../../../fields/reading/formats';

/** The first records of a filtered list, how many there are, and the way to all of them. */
export const RecordsWidget = ({ widget, span }: WidgetProps) => {
  const entity = useModel().resource(widget.metric.of);
  const readings = readingsOf(widget, span);
  const [reading] = readings;
  const counted = useFigures(readings);
  const translate = useTranslate();
  const name = useLabel()(widget.label);
  const addressOf = useReadingAddress();
  const filter = reading ? readingQuestions(reading).whole.filter : {};
  const listed = useGetList(entity.name, {
    filter,
    sort: { ...(widget.sort ?? entity.list.sort) },
    pagination: { page: 1, perPage: widget.most },
  });
  const error = listed.error ?? counted.error;
  const count = counted.figures?.[0]?.all.count;
  const to = reading && addressOf(reading);
  const retry = () => {
    counted.refetch();
    void listed.refetch();
  };
  return (
    <WidgetCard
      title={name}
      caption={widget.span && translate(`app.dashboard.spans.${widget.span}`)}
      action={
        count !== undefined &&
        count > 0 &&
        to !== undefined && <Link to={to}>{translate('app.dashboard.showAll', { smart_count: count })}</Link>
      }
    >
      {error && <WidgetFailed error={error} onRetry={retry} />}
      {!error && !listed.data && <WidgetLoading shape="rows" />}
      {!error && listed.data?.length === 0 && <WidgetEmpty isTimed={span !== undefined} />}
      {!error && listed.data && listed.data.length > 0 && (
        <RecordRows
          name={name}
          entity={entity}
          columns={columnsOf(entity, widget.columns)}
          age={entity.fields.find(({ name: field }) => field === widget.age)}
          records={listed.data}
        />
      )}
    </WidgetCard>
  );
};

const USUAL_COLUMNS = 3;

const columnsOf = ({ fields, list }: Resource, wanted: readonly string[]): readonly ResolvedField[] => {
  const names = wanted.length > 0 ? wanted : list.columns.slice(0, USUAL_COLUMNS);
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
};

type RecordRowsProps = {
  /** Of the table. */
  readonly name: string;
  readonly entity: Resource;
  readonly columns: readonly ResolvedField[];
  readonly age: ResolvedField | undefined;
  readonly records: readonly RaRecord[];
};

const RecordRows = ({ name, entity, columns, age, records }: RecordRowsProps) => {
  const label = useLabel();
  const { kinds } = useModel();
  const locale = useLocale();
  const mayShow = useAbility().can('show', entity.subject);
  const isNumber = (field: ResolvedField) => kinds[field.kind].align === 'right';
  return (
    <PlainTable>
      <table aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{label(entity.label.one)}</th>
            {columns.map((field) => (
              <th key={field.name} scope="col" className={isNumber(field) ? 'number' : undefined}>
                {label(field.label)}
              </th>
            ))}
            {age && <th scope="col">{label(age.label)}</th>}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const title = titleOf(entity, record, { kinds, locale });
            return (
              <tr key={record.id}>
                <td>
                  {mayShow ? (
                    <Link to={`/${entity.name}/${encodeURIComponent(record.id)}/show`}>
                      <bdi>{title}</bdi>
                    </Link>
                  ) : (
                    <bdi>{title}</bdi>
                  )}
                </td>
                {columns.map((field) => (
                  <td key={field.name} className={isNumber(field) ? 'number' : undefined}>
                    <Value field={field} record={record} part="Cell" />
                  </td>
                ))}
                {age && (
                  <td>
                    <Age since={record[age.name]} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </PlainTable>
  );
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in the largest unit that says it: `3 days ago`. */
const Age = ({ since }: { readonly since: unknown }) => {
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const moment = typeof since === 'string' ? Date.parse(since) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  const [unit, size] = unitOf(now - moment);
  const format = relativeFormat(locale, { numeric: 'always' });
  return (
    <time dateTime={new Date(moment).toISOString()}>
      {format.format(-Math.floor((now - moment) / size), unit)}
    </time>
  );
};

const unitOf = (age: number): readonly [Intl.RelativeTimeFormatUnit, number] => {
  if (age < HOUR) return ['minute', MINUTE];
  return age < DAY ? ['hour', HOUR] : ['day', DAY];
};
