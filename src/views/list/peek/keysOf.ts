import type { ResolvedAction, ResolvedPreset } from '../../../model/resolved/resource';
import { EDIT_KEY } from '../../record/head/RecordActions';

/** Keys that lead on to other records. */
export const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  j: 1,
  n: 1,
  ArrowUp: -1,
  k: -1,
  p: -1,
};

/** The key of each action that decides a record of a queue, which is to change what the queue asks for. */
export const decisionsOf = (
  actions: readonly ResolvedAction[],
  queue: ResolvedPreset | undefined,
): ReadonlyMap<string, string> => {
  const asked = Object.keys(queue?.filter ?? {});
  const decides = ({ effect }: ResolvedAction) => asked.some((name) => Object.hasOwn(effect, name));
  return keysOf(actions.filter(decides).map(({ name }) => name));
};

/**
 * The key of each action: the initial of one of the words of its name, or another letter of it, that no other action has
 * and that leads nowhere else. Short names choose first: `reject` has `r`, `requestChanges` has `c`. By the name that the
 * configuration gives it, so that it is the same in every language.
 */
export const keysOf = (actions: readonly string[]): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  const taken = new Set([...Object.keys(steps), EDIT_KEY]);
  for (const name of actions.toSorted((one, other) => one.length - other.length)) {
    const initials = name.slice(0, 1) + name.slice(1).replaceAll(/[^A-Z]/g, '');
    const key = [...(initials + name).toLowerCase()].find((each) => /[a-z]/.test(each) && !taken.has(each));
    if (key === undefined) continue;
    taken.add(key);
    keys.set(name, key);
  }
  return keys;
};
