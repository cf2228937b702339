import { readBin } from '../../../model/answers/bin';
import { readUndoing } from '../../../model/answers/undoing';
import type { Resource } from '../../../model/resolved/resource';
import type { ResourceProvider } from '../../../model/resolved/resourceProvider';
import { keysIn } from '../../data/withKeys';
import { HttpFailure } from '../../http/failure';
import type { WritingParts } from '../writingParts';

type Parts = Pick<WritingParts, 'dialectOf' | 'forms' | 'offers'> & {
  readonly resourceOf: (name: string) => Resource;
};

/** What was deleted, at a host that keeps it. Each call rejects with HttpFailure: `refused` where the host does not. */
export const createBin = ({
  dialectOf,
  forms,
  offers,
  resourceOf,
}: Parts): Pick<ResourceProvider, 'getBin' | 'putBack' | 'removeForGood'> => {
  const reach = (name: string) => {
    const resource = resourceOf(name);
    const { bin } = dialectOf(resource);
    if (bin && resource.hasBin && offers(resource, 'bin')) return { resource, bin };
    throw new HttpFailure('refused', 'app.errors.notOffered');
  };
  return {
    getBin: async (name, { signal, ...question }) => {
      const { resource, bin } = reach(name);
      const answer = await bin.list(resource, question, signal);
      const data = readBin(answer, (row) => forms.read(row, resource).record);
      if (!data) throw new HttpFailure('malformed');
      return { data };
    },
    putBack: async (name, { ids, ...rest }) => {
      const { resource, bin } = reach(name);
      const key = keysIn(rest).of('putBack', resource.key, ids);
      const data = readUndoing(await bin.write(resource, { putBack: ids }, key));
      if (!data) throw new HttpFailure('malformed');
      return { data };
    },
    removeForGood: async (name, { ids, ...rest }) => {
      const { resource, bin } = reach(name);
      await bin.write(resource, { remove: ids }, keysIn(rest).of('forGood', resource.key, ids));
      return { data: [...ids] };
    },
  };
};
