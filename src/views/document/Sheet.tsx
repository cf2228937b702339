import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { isEmpty } from '../../model/values/comparable';
import { Value } from '../../fields/Value';
import { valueAt } from '../../fields/reading/valueAt';
import { findField } from '../../model/resolved/model';
import type { ResolvedDocument } from '../../model/resolve/resolveDocument';
import { useLabel, useVisibleFields } from '../useEntity';
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
  const from = document.from === undefined ? undefined : findField({ fields }, document.from);
  const to = document.to === undefined ? undefined : findField({ fields }, document.to);
  return (
    <Paper data-sheet="" aria-label={label(document.label)}>
      <div className="head">
        <section aria-label={label(from?.label ?? document.label)}>
          <strong>{name}</strong>
          <Lines hasLabels entries={entries([document.from])} />
        </section>
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

type LinesProps = {
  readonly entries: readonly Entry[];
  /** Whether a code says what it is, as a tax number has to. */
  readonly hasLabels?: boolean;
};

/* As on an envelope: nothing stands where nothing is known. */
const Lines = ({ entries, hasLabels = false }: LinesProps) => {
  const label = useLabel();
  return entries
    .filter(({ field, record }) => !isEmpty(valueAt(record, field.name)))
    .map(({ field, record }) => (
      <Line key={field.name}>
        {hasLabels && 'code' in field && field.code && <small>{label(field.label)} </small>}
        <Value field={field} record={record} part="Show" />
      </Line>
    ));
};

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

/** A sheet of the proportions of A4 where there is room for it, and as wide as the screen where there is not. */
const Paper = styled('article')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '210mm',
  margin: '0 auto',
  padding: 16,
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 4,
  [theme.breakpoints.up('sm')]: { minHeight: '297mm', padding: '18mm 16mm', gap: 32 },
  'h2, h3, dl, dd': { margin: 0 },
  h2: { ...theme.typography.h1 },
  'h3, dt': { fontSize: 12, fontWeight: 400, color: theme.palette.text.secondary },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& .head, & .parties': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 24 },
  '& .head strong': { ...theme.typography.h3 },
  '& .head > :last-child, & .parties > dl': { [theme.breakpoints.up('sm')]: { textAlign: 'right' } },
  /* as large as what stands around it */
  '& table': { fontSize: 'inherit' },
  '& .parties > section': { flex: '1 1 240px', minWidth: 0 },
  '& .parties > section > h3 + div': { fontWeight: 600 },
  '& dl': { display: 'grid', gap: '8px 24px', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
  '& .parties > dl': { gridTemplateColumns: 'auto', alignContent: 'start' },
  '& dd': { overflowWrap: 'anywhere' },
  '& td:last-child, & th:last-child': { paddingRight: 0 },
  '& .payment h3': { marginBottom: 8, fontSize: 14, fontWeight: 600, color: 'inherit' },
  '& .payment dl': { gridTemplateColumns: '1fr', gap: 4 },
  '& .payment dl > div': { display: 'flex', gap: 16 },
  '& .payment dt': { flex: '0 0 120px', fontSize: 14 },
  '& .totals': {
    gridTemplateColumns: '1fr',
    gap: 6,
    width: '100%',
    maxWidth: 320,
    marginInlineStart: 'auto',
  },
  '& .totals > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& .totals dt': { fontSize: 14 },
  '& .totals > :last-child': {
    paddingTop: 8,
    borderTop: `1px solid ${theme.palette.text.primary}`,
    fontSize: 18,
    fontWeight: 650,
    '& dt': { fontSize: 'inherit', fontWeight: 'inherit', color: 'inherit' },
  },
}));
