import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { attempt, dictOf, isText, join, own, textsOf, type Dict } from '../untrusted';
import type { Rule } from '../../../config/rule';
import { pathsOf } from '../../rules/rules';
import { isSatisfiable } from './isUnsatisfiable';
import { isPlainObject } from '../../values/plainObject';

type Place = { readonly at: string; readonly entity: Entity; readonly scope: Scope };

/**
 * Where an action may run there is a transition to the state that it sets; else every call of it is refused, or those
 * that its own rule about the state allows.
 */
export const checkMoves = ({ when, effect }: Dict, { at, entity, scope }: Place): void => {
  for (const [name, to] of Object.entries(dictOf(effect))) {
    const steps = own(entity.transitions, name);
    const values = entity.fields.get(name)?.values;
    if (!isPlainObject(steps) || !values || !isText(to) || !values.includes(to)) continue;
    const holdsIn = (value: string) => isSatisfiable(when ?? {}, entity.fields, { [name]: value });
    const nextOf = (state: string) => textsOf(own(steps, state));
    const states = values.filter((value) => holdsIn(value) !== false);
    const stuck = states.filter((state) => state !== to && !nextOf(state).includes(to));
    if (stuck.length < states.length) {
      // A rule that says nothing about the state leaves it to the transitions.
      const named = isAbout(when, name) ? stuck.filter(holdsIn) : [];
      if (named.length > 0)
        scope.report({ ...tooMany(named, to), path: join(at, 'when'), hint: movesOf(named, nextOf) });
      continue;
    }
    if (states.length === 0) continue;
    const next = [...new Set(states.flatMap(nextOf))].filter((state) => !states.includes(state));
    scope.report({
      id: 'RC113',
      path: join(join(at, 'effect'), name),
      message: `no transition leads to "${to}" from where the action may run (${states.join(', ')})`,
      hint: hintFor(to, next),
    });
  }
};

const isAbout = (when: unknown, name: string): boolean =>
  isPlainObject(when) && (attempt(() => pathsOf(when as Rule)) ?? []).includes(name);

const tooMany = (states: readonly string[], to: string) => ({
  id: 'RC113' as const,
  message: `lets the action run in ${states.map((state) => `"${state}"`).join(', ')}, from where no transition leads to "${to}"`,
});

const movesOf = (states: readonly string[], nextOf: (state: string) => readonly string[]): string =>
  states.map((state) => `From "${state}": ${nextOf(state).join(', ') || 'none'}.`).join(' ');
