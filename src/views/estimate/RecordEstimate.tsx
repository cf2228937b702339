import type { RaRecord } from 'react-admin';
import { stopOf } from '../../model/answers/estimate';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import { EstimateFacts, useEstimate } from './EstimateFacts';

type RecordEstimateProps = { readonly estimate: ResolvedEstimate; readonly record: RaRecord };

/** What would follow from a record as it is, worked out anew. */
export const RecordEstimate = ({ estimate, record }: RecordEstimateProps) => (
  <EstimateFacts estimate={estimate} values={valuesOf(estimate, record)} />
);

const valuesOf = ({ of }: ResolvedEstimate, record: RaRecord) =>
  Object.fromEntries(of.map((name) => [name, (record[name] as unknown) ?? null]));

/**
 * How many people it is about, where its estimate counts them, and whether nothing can be done as it is; the answer is that
 * of {@link RecordEstimate}.
 */
export const useOutlook = (
  estimate: ResolvedEstimate | undefined,
  record: RaRecord | undefined,
): { readonly count: number | undefined; readonly isStopped: boolean } => {
  const { data } = useEstimate(estimate && record && valuesOf(estimate, record));
  if (!estimate) return { count: undefined, isStopped: false };
  const count = estimate.count === undefined ? undefined : data?.[estimate.count];
  return {
    count: typeof count === 'number' ? count : undefined,
    isStopped: stopOf(estimate, data) !== undefined,
  };
};
