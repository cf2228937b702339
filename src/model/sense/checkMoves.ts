import { hintFor } from '../check/didYouMean';
import type { Entity, Scope } from '../check/scope';
import { dictOf, isDict, isText, join, own, textsOf, type Dict } from '../check/untrusted';
import { neverHolds } from './neverHolds';

type Place = { readonly at: string; readonly entity: Entity; readonly scope: Scope };

/** Where an action may run there is a transition to the state that it sets; else every call of it is refused. */
export const checkMoves = ({ when, effect }: Dict, { at, entity, scope }: Place): void => {
  for (const [name, to] of Object.entries(dictOf(effect))) {
    const steps = own(dictOf(entity.declared.transitions), name);
    const values = entity.fields.get(name)?.values;
    if (!isDict(steps) || !values || !isText(to) || !values.includes(to)) continue;
    const states = values.filter((value) => !neverHolds(when ?? {}, entity.fields, { [name]: value }));
    const reached = new Set(states.flatMap((state) => [state, ...textsOf(own(steps, state))]));
    if (states.length === 0 || reached.has(to)) continue;
    const next = [...reached].filter((state) => !states.includes(state));
    scope.report({
      id: 'RC113',
      path: join(join(at, 'effect'), name),
      message: `no transition leads to "${to}" from where the action may run (${states.join(', ')})`,
      hint: hintFor(to, next),
    });
  }
};
