import { useListContext } from 'react-admin';
import type { Kinds } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { useAnswerProblems } from '../useAnswerProblems';
import { Notice } from '../Notice';

type AnswerNoticeProps = { readonly entity: Resource; readonly kinds: Kinds };

/** Names what of the server's answer could not be shown: dropped rows and values of the wrong shape. */
export const AnswerNotice = ({ entity, kinds }: AnswerNoticeProps) => {
  const { data, meta } = useListContext();
  const problems = useAnswerProblems({ entity, kinds, records: data ?? [], meta });
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning">
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Notice>
  );
};
