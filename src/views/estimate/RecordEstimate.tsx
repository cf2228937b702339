import type { RaRecord } from 'react-admin';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import { EstimateFacts } from './EstimateFacts';

type RecordEstimateProps = { readonly estimate: ResolvedEstimate; readonly record: RaRecord };

/** What would follow from a record as it is, worked out anew. */
export const RecordEstimate = ({ estimate, record }: RecordEstimateProps) => (
  <EstimateFacts
    estimate={estimate}
    values={Object.fromEntries(estimate.of.map((name) => [name, (record[name] as unknown) ?? null]))}
  />
);
