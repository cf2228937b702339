import Alert from '@mui/material/Alert';
import { useListContext, useTranslate } from 'ra-core';
import type { Kinds } from '../../model/kind';
import type { Resource } from '../../model/resource';
import { useAnswerProblems } from '../useAnswerProblems';

type AnswerNoticeProps = { readonly entity: Resource; readonly kinds: Kinds };

/** Names what of the server's answer could not be shown: dropped rows and values of the wrong shape. */
export const AnswerNotice = ({ entity, kinds }: AnswerNoticeProps) => {
  const { data, meta } = useListContext();
  const translate = useTranslate();
  const problems = useAnswerProblems({ entity, kinds, records: data ?? [], meta });
  if (problems.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {problems.slice(0, 5).map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
      {problems.length > 5 && translate('app.list.more', { smart_count: problems.length - 5 })}
    </Alert>
  );
};
