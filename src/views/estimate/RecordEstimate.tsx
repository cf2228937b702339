import type { RaRecord } from 'react-admin';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import { EstimateFacts, useEstimate } from './EstimateFacts';

type RecordEstimateProps = { readonly estimate: ResolvedEstimate; readonly record: RaRecord };

/** What would follow from a record as it is, worked out anew. */
export const RecordEstimate = ({ estimate, record }: RecordEstimateProps) => (
  <EstimateFacts estimate={estimate} values={valuesOf(estimate, record)} />
);

const valuesOf = ({ of }: ResolvedEstimate, record: RaRecord) =>
  Object.fromEntries(of.map((name) => [name, (record[name] as unknown) ?? null]));

/** How many people it is about, where its estimate counts them; the answer is that of {@link RecordEstimate}. */
export const useEstimatedCount = (
  estimate: ResolvedEstimate | undefined,
  record: RaRecord | undefined,
): number | undefined => {
  const counts = estimate?.count !== undefined && record !== undefined;
  const { data } = useEstimate(counts ? valuesOf(estimate, record) : undefined);
  const count = counts && estimate.count !== undefined ? data?.[estimate.count] : undefined;
  return typeof count === 'number' ? count : undefined;
};
