import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useModel } from '../../fields/AdminContext';
import { useAnswerProblems } from '../useAnswerProblems';
import { useEntity } from '../useEntity';
import { Notice } from '../Notice';

/** Names the values of a record that came in a shape that cannot be shown. */
export const RecordNotice = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const records = useMemo(() => [record], [record]);
  const problems = useAnswerProblems({ entity, kinds, records, meta: undefined });
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning">
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Notice>
  );
};
