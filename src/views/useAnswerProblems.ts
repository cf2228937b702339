import { useLocale, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { answerFaults, type AnswerFault } from '../model/answers/answerFaults';
import type { AnswerIssue } from '../model/answers/answerIssue';
import type { Kinds } from '../model/resolved/kind';
import { pick } from '../model/resolved/labels';
import type { Resource } from '../model/resolved/resource';

type Answer = {
  readonly entity: Resource;
  readonly kinds: Kinds;
  readonly records: readonly Readonly<Record<string, unknown>>[];
  /** The `meta` of react-admin's answer; its `issues` were put there by the data provider. */
  readonly meta: unknown;
};

/**
 * Sentences that name what was dropped from an answer or cannot be shown, in the language of the interface: one for
 * each reason, so that a wholly wrong answer does not push the rows out of sight.
 */
export const useAnswerProblems = ({ entity, kinds, records, meta }: Answer): readonly string[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const faults = useMemo(() => answerFaults(entity, records, kinds), [entity, records, kinds]);
  const name = pick(entity.label.many, locale);
  const dropped = issuesOf(meta).map(({ key, count, reasons }) => {
    const texts = reasons.map((reason) => translate(`app.list.dropped.${reason}`, { _: reason })).join(', ');
    return translate(`app.list.dropped.${key}`, { name, smart_count: count, reasons: texts });
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
