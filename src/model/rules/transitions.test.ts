import { describe, expect, it } from 'vitest';
import { issueText, type Say } from '../answers/issueText';
import { sampleKinds, sampleResource } from '../resolved/kinds.samples';
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

describe('narrowedToNext', () => {
  const offered = (before: object | undefined, more: object = {}) => {
    const fields = { status: { kind: 'choice', values, required: true, ...more } };
    const resource = sampleResource({
      fields,
      actions: { pay: { on: 'row', call: 'POST /pay', effect: { status: 'paid' } } },
    });
    const [status = expect.fail('no field')] = resource.fields;
    const narrowed = narrowedToNext(status, resource, before as never);
    return {
      names: Object.keys((narrowed as unknown as typeof status & { values: object }).values),
      narrowed,
      status,
    };
  };

  it('leaves a state to the action that brings it, beside the present one', () => {
    expect(offered({ status: 'draft' }).names).toEqual(['draft', 'sent', 'lost']);
    expect(offered({ status: 'paid' }).names).toEqual(['draft', 'sent', 'paid', 'lost']);
    expect(offered({}).names).toEqual(['draft', 'sent', 'lost']);
  });

  it('offers a new record every state, since no action can bring it there', () => {
    const { narrowed, status } = offered(undefined);
    expect(narrowed).toBe(status);
  });

  it('is read only where nothing else is left to choose', () => {
    const two = { values: { draft: {}, paid: {} } };
    expect(offered({ status: 'draft' }, two).narrowed.readOnly).toBe(true);
    expect(offered({ status: 'draft' }, { ...two, required: false }).narrowed.readOnly).toBe(false);
    expect(offered({ status: 'draft' }).narrowed.readOnly).toBe(false);
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
