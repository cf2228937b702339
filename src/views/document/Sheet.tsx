import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { isEmpty } from '../../fields/reading/isEmpty';
import { Value } from '../../fields/Value';
import { valueAt } from '../../fields/reading/valueAt';
import { findField } from '../../model/resolved/model';
import type { ResolvedDocument } from '../../model/resolve/resolveDocument';
import { useLabel, useVisibleFields } from '../useEntity';
import { Paper } from './Paper';
import { matches } from '../../model/rules/rules';
import type { Kinds } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { isPlainObject } from '../../model/values/plainObject';

type SheetProps = {
  readonly document: ResolvedDocument;
  readonly record: Readonly<Record<string, unknown>>;
};

/** A record as it would lie on a desk: who it is from and for, its rows, what they come to, how it is paid. */
export const Sheet = ({ document, record }: SheetProps) => {
  const label = useLabel();
  const translate = useTranslate();
  const { name, kinds } = useModel();
  const fields = useVisibleFields('show');
  const entries = (names: readonly (string | undefined)[]) =>
    entriesOf(
      names.flatMap((each) => each ?? []),
      { record, fields, kinds },
    );
  const payment = entries(document.payment);
  const to = document.to === undefined ? undefined : findField({ fields }, document.to);
  return (
    <Paper data-sheet="" aria-label={label(document.label)}>
      <div className="head">
        <strong>{name}</strong>
        <div>
          <h2>{label(document.label)}</h2>
          <Lines entries={entries([document.number])} />
        </div>
      </div>
      <div className="parties">
        {to && (
          <section aria-label={label(to.label)}>
            <h3>{label(to.label)}</h3>
            <Lines entries={entries([to.name])} />
          </section>
        )}
        <Pairs entries={entries(document.head)} />
      </div>
      <Lines entries={entries([document.items])} />
      <Pairs className="totals" entries={entries(document.totals)} />
      {payment.length > 0 && (
        <section className="payment" aria-label={translate('app.record.payment')}>
          <h3>{translate('app.record.payment')}</h3>
          <Pairs entries={payment} />
        </section>
      )}
      <Lines entries={entries([document.note])} />
    </Paper>
  );
};

/* As on an envelope: nothing stands where nothing is known. */
const Lines = ({ entries }: { readonly entries: readonly Entry[] }) =>
  entries
    .filter(({ field, record }) => !isEmpty(valueAt(record, field.name)))
    .map(({ field, record }) => (
      <Line key={field.name}>
        <Value field={field} record={record} part="Show" />
      </Line>
    ));

const Line = styled('div')({ overflowWrap: 'anywhere' });

const Pairs = ({
  entries,
  className,
}: {
  readonly entries: readonly Entry[];
  readonly className?: string;
}) => {
  const label = useLabel();
  if (entries.length === 0) return null;
  return (
    <dl className={className}>
      {entries.map(({ field, record }) => (
        <div key={field.name}>
          <dt>{label(field.label)}</dt>
          <dd>
            <Value field={field} record={record} part="Show" />
          </dd>
        </div>
      ))}
    </dl>
  );
};

type Row = Readonly<Record<string, unknown>>;

/** A value of the sheet: its field, and the record or group that holds it. */
type Entry = { readonly field: ResolvedField; readonly record: Row };

type Holder = { readonly record: Row; readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

/** The fields of those names that this record shows. A group stands for its members; one that came broken for itself. */
const entriesOf = (names: readonly string[], { record, fields, kinds }: Holder): Entry[] =>
  names.flatMap((name) => {
    const field = findField({ fields }, name);
    if (!field || !matches(field.showWhen, record, { fields, kinds })) return [];
    const value = record[name];
    if (field.children.length === 0 || !isPlainObject(value)) return [{ field, record }];
    const members = field.children.map((child) => child.name);
    return entriesOf(members, { record: value, fields: field.children, kinds });
  });
