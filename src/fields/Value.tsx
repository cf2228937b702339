import { RecordContextProvider, type RaRecord } from 'react-admin';
import type { FieldKinds, KindName } from '../config/fieldKinds';
import { faultOf } from '../model/answers/answerFaults';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { Piece } from '../overrides/Piece';
import { useModel } from './AdminContext';
import { CellBoundary } from './drawing/CellBoundary';
import { useCells } from './CellsContext';
import { FaultyValue } from './drawing/FaultyValue';
import { isEmpty } from '../model/values/comparable';
import { valueAt } from './reading/valueAt';
import { useFieldPieces } from './useFieldPieces';

type ValueProps = {
  readonly field: ResolvedField;
  readonly record: Readonly<Record<string, unknown>>;
  /** Default `Cell`; `Plain` is one without a link; kinds without a `Show` of their own use their cell there too. */
  readonly part?: 'Cell' | 'Show' | 'Plain' | 'Progress' | 'Mark';
};

/** One value of a record, drawn by its kind or by `overrides/`. */
export const Value = (props: ValueProps) => {
  const { field, record, part } = props;
  const pieces = useFieldPieces(field);
  const Drawing = part === 'Show' ? (pieces?.Show ?? pieces?.Cell) : pieces?.Cell;
  if (!pieces || !Drawing) return ofKind(props);
  return (
    <RecordContextProvider value={record as RaRecord}>
      <Piece file={pieces.file} Drawing={Drawing} props={{ value: valueAt(record, field.name), record }}>
        {ofKind(props)}
      </Piece>
    </RecordContextProvider>
  );
};

/*
 * Empty, wrong and even throwing values stay inside their own cell (M-15, D-20). No component, of which a list would have
 * one more for each of its cells.
 */
const ofKind = (props: ValueProps) => {
  const value = valueAt(props.record, props.field.name);
  return (
    <CellBoundary value={value}>
      {isEmpty(value) ? <NoValue /> : <PresentValue {...props} value={value} />}
    </CellBoundary>
  );
};

const PresentValue = ({ field, record, part, value }: ValueProps & { readonly value: unknown }) => {
  const view = useCells()[field.kind];
  const fault = faultOf(value, field, useModel().kinds);
  if (fault !== undefined) return <FaultyValue fault={fault} value={value} />;
  const Drawing = (part && view[part]) ?? view.Cell;
  return <Drawing value={value as FieldKinds[KindName]['value']} field={field} record={record} />;
};

/** Nothing is there: a dash, which screen readers pass over or say as such. */
export const NoValue = () => '—';
