import type { Issue } from '../resolved/kind';
import { isEmpty } from '../values/comparable';
import type { Judged, Judging } from './judgeRow';

/** What somebody should look at in values that are taken all the same: how many rows have it, and a value of the first. */
export type Doubted = { readonly issue: Issue; readonly count: number; readonly example: string };

export const doubtsIn = (
  plan: readonly Judged[],
  { resource, kinds }: Pick<Judging, 'resource' | 'kinds'>,
): readonly Doubted[] => {
  const found = new Map<string, Doubted>();
  const fields = resource.fields.filter(({ kind }) => kinds[kind].doubt);
  for (const { values = {} } of plan)
    for (const field of fields) {
      const value = values[field.name];
      const issue = isEmpty(value) ? undefined : kinds[field.kind].doubt?.(value as never, field);
      if (!issue) continue;
      const { count = 0, example = String(value) } = found.get(issue.key) ?? {};
      found.set(issue.key, { issue, count: count + 1, example });
    }
  return [...found.values()];
};
