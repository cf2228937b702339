import { checkEffect } from './checkEffect';
import { checkName } from '../checkNames';
import { checkRule } from './checkRule';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { isText, join, listOf, own, textsOf, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Changes of state by time: a choice, its values, a declared transition, and a date that can pass. */
export const checkTimed = (entity: Entity, { report }: Scope): void => {
  listOf(entity.declared.timed).forEach((move, index) => {
    if (isPlainObject(move)) checkMove(move, { at: `${entity.key}.timed[${index}]`, entity, report });
  });
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
