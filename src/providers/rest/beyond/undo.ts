import { readUndoable, readUndoing, type Undoable } from '../../../model/answers/undoing';
import type { Resource } from '../../../model/resolved/resource';
import type { ResourceProvider } from '../../../model/resolved/resourceProvider';
import { keysIn } from '../../data/withKeys';
import { HttpFailure } from '../../http/failure';
import type { Http } from '../../http/http';
import type { WritingParts } from '../writingParts';

/**
 * The same calls, and what the answers to writes said of taking them back, by the keys of the writes; `part` says before what a
 * write is a part of.
 */
export const hearUndo = (http: Http) => {
  const heard = new Map<string, Undoable>();
  const runs = new Map<string, string>();
  const send: Http['send'] = async (request) => {
    const run = runs.get(request.key ?? '');
    runs.delete(request.key ?? '');
    const answer = await http.send(run === undefined ? request : { ...request, run });
    const undo = request.key === undefined ? undefined : readUndoable(answer);
    if (undo && request.key !== undefined) heard.set(request.key, undo);
    return answer;
  };
  const undoOf = (key: string): Undoable | undefined => {
    const undo = heard.get(key);
    heard.delete(key);
    return undo;
  };
  const part = (key: string, run: string) => void runs.set(key, run);
  return { http: { ...http, send }, undos: { of: undoOf, part } };
};

type Parts = Pick<WritingParts, 'dialectOf' | 'offers'> & {
  readonly resourceOf: (name: string) => Resource;
};

/** Taking changes back, at a host that offers it. Rejects with HttpFailure: `refused` where the host does not. */
export const createUndo = ({
  dialectOf,
  offers,
  resourceOf,
}: Parts): Pick<ResourceProvider, 'undo' | 'undoes'> => ({
  undoes: async (name) => {
    const resource = resourceOf(name);
    return { data: dialectOf(resource).undo !== undefined && offers(resource, 'undo') };
  },
  undo: async (name, { ids, run, ...rest }) => {
    const resource = resourceOf(name);
    const { undo } = dialectOf(resource);
    if (!undo || !offers(resource, 'undo')) throw new HttpFailure('refused', 'app.errors.notOffered');
    const data = readUndoing(
      await undo(resource, { ids, run }, keysIn(rest).of('takeBack', resource.key, ids)),
    );
    if (!data) throw new HttpFailure('malformed');
    return { data };
  },
});
