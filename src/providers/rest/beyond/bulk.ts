import { readBulk } from '../../../model/answers/bulk';
import type { Resource } from '../../../model/resolved/resource';
import type { ResourceProvider } from '../../../model/resolved/resourceProvider';
import { keysIn } from '../../data/withKeys';
import { HttpFailure } from '../../http/failure';
import type { WritingParts } from '../writingParts';

type Parts = Pick<WritingParts, 'dialectOf' | 'forms' | 'offers'> & {
  readonly resourceOf: (name: string) => Resource;
};

/** The same values for all that match, at a host that gives them. Rejects with HttpFailure: `refused` where it does not. */
export const createBulk = ({
  dialectOf,
  forms,
  offers,
  resourceOf,
}: Parts): Pick<ResourceProvider, 'editAll'> => ({
  editAll: async (name, { filter, action, values, run, count, after, signal, ...rest }) => {
    const resource = resourceOf(name);
    const { bulk } = dialectOf(resource);
    if (!bulk || !offers(resource, 'bulk')) throw new HttpFailure('refused', 'app.errors.notOffered');
    const written = forms.write(values, { resource });
    const asked = { filter, values: written, ...(run !== undefined && { run, count, after }) };
    const key =
      run === undefined ? undefined : keysIn(rest).of(action?.name ?? 'bulk', resource.key, run, after);
    const data = readBulk(await bulk(resource, asked, { key, signal, call: action?.call }));
    if (!data) throw new HttpFailure('malformed');
    return { data };
  },
});
