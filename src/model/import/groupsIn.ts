import { textGroups, type TextGroup } from '../resolved/kind';
import { textOf } from '../values/comparable';
import type { Judged } from './judgeRow';

/** The texts of a file that say in one way which country they are of: how many, and one of them with what it is read as. */
export type FoundGroup = {
  readonly group: TextGroup;
  readonly count: number;
  readonly text: string;
  readonly value: string | undefined;
};

export const groupsIn = (plan: readonly Judged[]): readonly FoundGroup[] => {
  const found = new Map<TextGroup, FoundGroup>();
  for (const { group, text, value } of plan.flatMap(({ read }) => read.grouped ?? [])) {
    const first = found.get(group) ?? { group, count: 0, text, value: textOf(value) };
    found.set(group, { ...first, count: first.count + 1 });
  }
  return textGroups.flatMap((group) => found.get(group) ?? []);
};
