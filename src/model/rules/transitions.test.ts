import { describe, expect, it } from 'vitest';
import { issueText, type Say } from '../answers/issueText';
import { sampleKinds, sampleResource } from '../resolved/kinds.samples';
import { fieldOf } from '../resolved/model';
import { illegalMove, moveIssue, narrowedToNext, reachableStates } from './transitions';

const values = { draft: {}, sent: {}, paid: {}, lost: {} };
const transitions = { status: { draft: ['sent'], sent: ['paid'], paid: [] } };
const declared = (status: object) =>
  sampleResource({ fields: { status, kindOf: { kind: 'text' } }, transitions });
const born = declared({ kind: 'choice', values, default: 'draft' });
const free = declared({ kind: 'choice', values });

describe('illegalMove', () => {
  it('lets a state change as declared, and stay', () => {
    expect(illegalMove(born, { status: 'draft' }, { status: 'sent' })).toBeUndefined();
    expect(illegalMove(born, { status: 'paid' }, { status: 'paid' })).toBeUndefined();
    expect(illegalMove(born, { status: 'paid' }, { kindOf: 'x' })).toBeUndefined();
  });

  it('refuses any other change, with what would be allowed', () => {
    expect(illegalMove(born, { status: 'draft' }, { status: 'paid' })).toEqual({
      field: 'status',
      from: 'draft',
      to: 'paid',
      allowed: ['sent'],
    });
    expect(illegalMove(born, { status: 'paid' }, { status: 'draft' })?.allowed).toEqual([]);
    expect(illegalMove(born, { status: 'lost' }, { status: 'draft' })?.allowed).toEqual([]);
    expect(illegalMove(born, { status: 'sent' }, { status: null })?.to).toBe('');
  });

  it('leaves fields without declared transitions free', () => {
    expect(illegalMove(born, { kindOf: 'a' }, { kindOf: 'b' })).toBeUndefined();
  });

  it('lets a state that was never set become any', () => {
    expect(illegalMove(born, { status: null }, { status: 'paid' })).toBeUndefined();
  });

  it('starts a new record in the default, or anywhere when there is none', () => {
    expect(illegalMove(born, undefined, { status: 'draft' })).toBeUndefined();
    expect(illegalMove(born, undefined, {})).toBeUndefined();
    expect(illegalMove(born, undefined, { status: 'paid' })).toEqual({
      field: 'status',
      from: undefined,
      to: 'paid',
      allowed: ['draft'],
    });
    expect(illegalMove(free, undefined, { status: 'paid' })).toBeUndefined();
  });
});

describe('moveIssue', () => {
  const { fields } = declared({ kind: 'choice', values: { a: { label: 'Waiting' }, b: {}, c: {}, d: {} } });
  const move = { field: 'status', from: 'a', to: 'b', allowed: ['c', 'd'] };
  const place = { fields, kinds: sampleKinds };
  const say: Say = (key, args) => `${key} ${JSON.stringify(args)}`;

  it('says what is possible, that a state is final, or where a record starts', () => {
    expect(moveIssue(move, place)).toMatchObject({ path: 'status', key: 'transition' });
    expect(moveIssue({ ...move, allowed: [] }, place).key).toBe('transitionNone');
    expect(moveIssue({ ...move, from: undefined }, place).key).toBe('oneOf');
  });

  it('calls the states as their choice does, and one that the choice does not have by its own name', () => {
    const args = { from: 'Waiting', to: 'b', allowed: 'c, d' };
    expect(issueText(moveIssue(move, place), { say })).toBe(say('app.form.transition', args));
    const lost = moveIssue({ ...move, from: 'lost', allowed: [] }, place);
    expect(issueText(lost, { say })).toBe(say('app.form.transitionNone', { from: 'lost', to: 'b' }));
    const late = moveIssue({ ...move, from: undefined }, place);
    expect(issueText(late, { say })).toBe(say('app.form.oneOf', { options: 'c, d' }));
  });
});

describe('reachableStates', () => {
  it('follows the transitions from the default', () => {
    expect(reachableStates(born, 'status')).toEqual(['draft', 'sent', 'paid']);
    expect(reachableStates(free, 'status')).toBeUndefined();
    expect(reachableStates(born, 'kindOf')).toBeUndefined();
  });
});

describe('narrowedToNext', () => {
  const send = { on: 'row', call: 'POST /send', effect: { status: 'sent' } } as const;
  const sent = sampleResource({
    fields: { status: { kind: 'choice', values, default: 'draft' } },
    transitions: { status: { ...transitions.status, draft: ['sent', 'lost'] } },
    actions: { send },
  });
  const offered = (before: { status: string } | undefined, rights: readonly string[] = []) => {
    const field = narrowedToNext(fieldOf(sent, 'status'), sent, {
      before,
      ability: { can: (action) => rights.includes(action) },
    });
    return 'values' in field && Object.keys(field.values as object);
  };

  it('offers the state that it has and those that may follow, without those of actions one may not do', () => {
    expect(offered({ status: 'draft' })).toEqual(['draft', 'lost']);
    expect(offered({ status: 'draft' }, ['send'])).toEqual(['draft', 'sent', 'lost']);
    expect(offered({ status: 'sent' })).toEqual(['sent', 'paid']);
    expect(offered(undefined)).toEqual(Object.keys(values));
  });
});
