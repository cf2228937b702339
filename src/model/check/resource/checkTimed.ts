import { checkEffect } from './checkEffect';
import { checkName } from '../checkNames';
import { checkRule } from './checkRule';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, KnownFields, Scope } from '../scope';
import { isUnsatisfiable } from '../semantic/isUnsatisfiable';
import { dictOf, isText, join, listOf, own, textsOf, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Changes of state by time: a choice, its values, a declared transition, and a date that can pass. */
export const checkTimed = (entity: Entity, { report }: Scope): void => {
  listOf(entity.declared.timed).forEach((move, index) => {
    if (isPlainObject(move)) checkMove(move, { at: `${entity.key}.timed[${index}]`, entity, report });
  });
  checkReturn(entity, report);
};

/* Dates that are over stay over: states that lead back by them would change each time that somebody looks. */
const checkReturn = ({ key, declared, fields }: Entity, report: Scope['report']): void => {
  const moves = listOf(declared.timed).map(dictOf);
  const lasting = moves.filter(
    ({ effect }) => !moves.some(({ after }) => isText(after) && own(dictOf(effect), after)),
  );
  const back = lasting.find((move) =>
    textsOf(move.from).some((from) => leadsTo(from, move, { moves: lasting, fields })),
  );
  if (!back) return;
  const path = `${key}.timed[${moves.indexOf(back)}]`;
  const hint = 'Let one of them wait for a "when" that the others exclude, or move its date by an "effect".';
  report({
    id: 'RC193',
    path,
    message: `time leads from "${textsOf(back.from).join('", "')}" and back`,
    hint,
  });
};

type Ways = {
  readonly moves: readonly Dict[];
  readonly fields: KnownFields;
  /** The moves that have led to where one is. */
  readonly gone?: readonly Dict[];
};

/** Whether time leads on by a move, and by those that may follow it, to a state. */
const leadsTo = (state: string, move: Dict, { moves, fields, gone: before = [] }: Ways): boolean => {
  const gone = [...before, move];
  const rules = gone.flatMap(({ when }) => (isPlainObject(when) ? [when] : []));
  if (rules.length > 1 && isUnsatisfiable({ $and: rules }, fields)) return false;
  if (move.to === state) return true;
  const next = moves.filter(
    ({ field, from }) => field === move.field && textsOf(from).includes(String(move.to)),
  );
  return next.some((each) => !gone.includes(each) && leadsTo(state, each, { moves, fields, gone }));
};

type Place = { readonly at: string; readonly entity: Entity; readonly report: Scope['report'] };

const checkMove = (move: Dict, { at, entity, report }: Place): void => {
  const names = (option: string) => ({ at: join(at, option), fields: entity.fields, report });
  const field = checkName(move.field, names('field'));
  if (field) checkStates(move, field, { at, entity, report });
  const after = checkName(move.after, names('after'));
  if (after && !canPass(after)) {
    const hint = 'Name a date or a moment that is stored.';
    report({ id: 'RC066', path: join(at, 'after'), message: `"${after.name}" cannot pass`, hint });
  }
  checkRule(move.when, { ...names('when'), context: 'record' });
  checkEffect(move.effect, { ...names('effect'), context: 'record' });
};

const canPass = ({ kind, resolved }: KnownField): boolean =>
  kind?.order === 'text' && kind.filter === 'range' && !resolved?.compute;

const checkStates = (move: Dict, field: KnownField, { at, entity, report }: Place): void => {
  const { values } = field;
  if (!values) {
    if (field.resolved)
      report({ id: 'RC066', path: join(at, 'field'), message: `"${field.name}" is no choice` });
    return;
  }
  const isKnown = (value: string, option: string): boolean => {
    if (values.includes(value)) return true;
    const message = `"${value}" is not a value of "${field.name}"`;
    report({ id: 'RC011', path: join(at, option), message, hint: hintFor(value, values) });
    return false;
  };
  const { to } = move;
  const from = textsOf(move.from).filter((value) => isKnown(value, 'from'));
  if (!isText(to) || !isKnown(to, 'to')) return;
  const steps = own(entity.transitions, field.name);
  if (!isPlainObject(steps)) return;
  for (const value of from.filter((each) => !textsOf(own(steps, each)).includes(to))) {
    const hint = `Add it to the transitions: ${JSON.stringify(value)}: ["${to}"].`;
    report({ id: 'RC065', path: at, message: `no transition leads from "${value}" to "${to}"`, hint });
  }
};
