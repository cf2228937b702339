import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../model/resolved/resource';
import type { SetMarkParams } from '../../../model/resolved/resourceProvider';
import { keysIn } from '../../data/withKeys';
import { HttpFailure } from '../../http/failure';
import type { WritingParts } from '../writingParts';

/**
 * Sets or takes away marks that whoever asks has on a record, at a host that keeps them.
 * @throws HttpFailure; `refused` where the host keeps none.
 */
export const markRecord = async (
  resource: Resource,
  { id, marks, ...rest }: SetMarkParams,
  { dialectOf, forms, offers }: Pick<WritingParts, 'dialectOf' | 'forms' | 'offers'>,
): Promise<{ data: RaRecord }> => {
  const { mark } = dialectOf(resource);
  if (!mark || !resource.api.calls.mark || !offers(resource, 'marks'))
    throw new HttpFailure('refused', 'app.errors.notOffered');
  const key = keysIn(rest).of('mark', resource.key, id, marks);
  const { record } = forms.read(await mark(resource, { id: String(id), marks }, key), resource);
  // Some hosts answer that it is done, and nothing else.
  return { data: { ...record, id, ...marks } };
};
