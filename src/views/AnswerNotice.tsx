import { useListContext, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useModel } from '../fields/AdminContext';
import { answerFaults, type AnswerFault } from '../model/answers/answerFaults';
import type { AnswerIssue } from '../model/answers/answerIssue';
import { pick } from '../model/resolved/labels';
import { Notice } from './Notice';
import { useEntity } from './useEntity';
import { useSaying } from '../fields/useSaying';

type Answer = {
  readonly records: readonly RaRecord[];
  /** The `meta` of react-admin's answer; its `issues` were put there by the data provider. */
  readonly meta: unknown;
};

/** Names what of a list's answer could not be shown: dropped rows and values of the wrong shape. */
export const AnswerNotice = () => {
  const { data, meta } = useListContext();
  return <Problems records={data ?? none} meta={meta} />;
};

/** Names the values of a record that came in a shape that cannot be shown. */
export const RecordNotice = ({ record }: { readonly record: RaRecord }) => (
  <Problems records={useMemo(() => [record], [record])} meta={undefined} />
);

/** Names what of an answer could not be shown, but for what its records say themselves. */
export const DroppedNotice = ({ meta }: { readonly meta: unknown }) => (
  <Problems records={none} meta={meta} />
);

const none: readonly RaRecord[] = [];

const Problems = (answer: Answer) => {
  const problems = useAnswerProblems(answer);
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning">
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Notice>
  );
};

/* One sentence for each reason, so that a wholly wrong answer does not push the rows out of sight. */
const useAnswerProblems = ({ records, meta }: Answer): readonly string[] => {
  const entity = useEntity();
  const { kinds } = useModel();
  const translate = useTranslate();
  const locale = useLocale();
  const say = useSaying();
  const faults = useMemo(() => answerFaults(entity, records, kinds), [entity, records, kinds]);
  const dropped = issuesOf(meta).map(({ key, count, reasons }) => {
    const texts = reasons.map((reason) => translate(`app.list.dropped.${reason}`, { _: reason })).join(', ');
    return say(`app.list.dropped.${key}`, entity.label.many, { smart_count: count, reasons: texts });
  });
  const nameOf = ({ path }: AnswerFault) => path.map(({ label }) => pick(label, locale)).join(' › ');
  const blanked = [...new Set(faults.map(({ key }) => key))].map((reason) => {
    const alike = faults.filter(({ key }) => key === reason);
    return translate('app.list.dropped.values', {
      smart_count: alike.reduce((sum, { count }) => sum + count, 0),
      field: alike.map(nameOf).join(', '),
      reason: translate(`app.cell.${reason}`, { value: '…' }),
    });
  });
  return [...dropped, ...blanked];
};

const issuesOf = (meta: unknown): readonly AnswerIssue[] => {
  const issues = (meta as { readonly issues?: unknown } | null | undefined)?.issues;
  return Array.isArray(issues) ? (issues as AnswerIssue[]) : [];
};
