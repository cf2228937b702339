import { useListContext, useTranslate } from 'ra-core';
import type { Kinds } from '../../model/kind';
import type { Resource } from '../../model/resource';
import { useAnswerProblems } from '../useAnswerProblems';
import { Notice } from '../Notice';

type AnswerNoticeProps = { readonly entity: Resource; readonly kinds: Kinds };

/** Names what of the server's answer could not be shown: dropped rows and values of the wrong shape. */
export const AnswerNotice = ({ entity, kinds }: AnswerNoticeProps) => {
  const { data, meta } = useListContext();
  const translate = useTranslate();
  const problems = useAnswerProblems({ entity, kinds, records: data ?? [], meta });
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning">
      <Sentences of={problems.slice(0, FIRST)} />
      {problems.length > FIRST && (
        <details>
          <summary>{translate('app.list.more', { smart_count: problems.length - FIRST })}</summary>
          <Sentences of={problems.slice(FIRST)} />
        </details>
      )}
    </Notice>
  );
};

/* A broken server must not push the rows out of sight. */
const FIRST = 5;

const Sentences = ({ of }: { readonly of: readonly string[] }) =>
  of.map((sentence) => <div key={sentence}>{sentence}</div>);
