import { Hono } from 'hono';
import { MOST_UNDONE, type Kept } from '../../src/model/answers/undoing';
import { entityRequest } from '../entityRequest';
import type { Answer } from '../handlers';
import { Refusal } from '../refusal';
import type { HandlerParts } from '../routeHandler';
import type { Store } from '../store/store';
import { send } from '../writes/send';
import { writeOnce } from '../writes/storedResponses';
import { entriesToTakeBack, takeBack } from './takeBack';

/** Takes back what a person has just changed: `POST /:entity { undo: [id, …] }`, the ids as their writes were answered. */
export const createUndoRoutes = (faulty: ReadonlyMap<string, string>, handling: HandlerParts) => {
  const routes = new Hono();
  routes.post('/:entity', async (c) => {
    const { parts, request, keyed } = await entityRequest(c, {
      faulty,
      handling,
      serves: ({ hasHistory }) => hasHistory,
      otherwise: 'Nothing of this kind can be undone.',
    });
    const { undo, run } = request.body;
    const asked = { ids: idsIn(undo), ...(typeof run === 'string' && { run }) };
    const permit = async (store: Store) => {
      const inside = { ...parts, store };
      const { entries, late } = await entriesToTakeBack(asked, request, inside);
      return async (): Promise<Answer> => {
        const { doing, resource } = request;
        if (doing) doing.asked = { resource, id: '', deed: 'undo' };
        const kept: Kept[] = [...late];
        for (const entry of entries) kept.push(...[(await takeBack(entry, request, inside)) ?? []].flat());
        const restored = entries.length + late.length - kept.length;
        return { status: 200, body: { success: true, restored, kept } };
      };
    };
    return send(c, await writeOnce(keyed, parts, permit));
  });
  return routes;
};

/** @throws Refusal 422 */
const idsIn = (value: unknown): readonly string[] => {
  const isWhole =
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MOST_UNDONE &&
    value.every((id) => typeof id === 'string');
  if (isWhole) return value as string[];
  throw new Refusal(422, `"undo" must be 1 to ${MOST_UNDONE} ids, as changes were answered with.`);
};
