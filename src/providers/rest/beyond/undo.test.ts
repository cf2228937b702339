import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { model, openRest } from '../../../../tests/contract/dataProvider.wire';
import { startAnsweringServer, type AnsweringServer } from '../../../../tests/servers/answeringServer';
import { answering, to } from '../../../../tests/servers/faults';
import type { Offer } from '../../../config/offers';
import type { Undoable } from '../../../model/answers/undoing';
import { createIdempotencyKeys } from '../../../model/rules/idempotencyKeys';

const { name } = model.resource('things');
const RUN = 'run-of-a-selection';
const UNDO = '/api/undo/things';

let server: AnsweringServer;
beforeEach(async () => void (server = await startAnsweringServer()));
afterEach(() => server.close());

const open = (...offered: Offer[]) =>
  openRest(server.url, server.mint().accessToken, { sms: ['versions', ...offered] });

/* What a dialog over a selection hands over: what its writes are a part of, and who hears how to take them back. */
const selection = () => {
  const undos: Undoable[] = [];
  const keys = { ...createIdempotencyKeys(), run: RUN, heard: (undo: Undoable) => void undos.push(undo) };
  return { undos, meta: { keys } };
};

const answersWith = (undo: object) =>
  server.fault(
    ({ method }) => method !== 'GET',
    answering({ success: true, thing: { _id: 'a', name: 'A' }, undo }),
  );

describe('taking a selection back', () => {
  it('takes a selection back as one run: the id goes along', async () => {
    const rest = await open('undo');
    const { undos, meta } = selection();
    server.fault(to(UNDO), answering({ success: true, restored: 2, kept: [] }));
    answersWith({ id: 'change', seconds: 30, run: RUN });
    await rest.deleteMany(name, { ids: ['a', 'b'], meta });
    expect(server.calls.map(({ run }) => run)).toEqual([RUN, RUN]);
    expect(undos.map(({ id, run }) => [id, run])).toEqual([
      ['change', RUN],
      ['change', RUN],
    ]);
    await rest.undo(name, { ids: undos.map(({ id }) => id), run: RUN });
    expect(server.callsTo(UNDO).map(({ body }) => body)).toEqual([{ undo: ['change', 'change'], run: RUN }]);
  });

  it('a write that is a part of nothing names no run, also after one that was', async () => {
    const rest = await open('undo');
    answersWith({ id: 'change', seconds: 30 });
    await rest.delete(name, { id: 'a', meta: selection().meta });
    await rest.delete(name, { id: 'a' });
    expect(server.calls.map(({ run }) => run)).toEqual([RUN, undefined]);
  });

  it('a host that takes nothing back is told of no run', async () => {
    const rest = await open();
    await rest.deleteMany(name, { ids: ['a', 'b'], meta: selection().meta });
    expect(server.calls.map(({ run }) => run)).toEqual([undefined, undefined]);
  });
});
