import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../model/resolved/resource';
import type { PlaceParams } from '../../../model/resolved/resourceProvider';
import { numberOf } from '../../../model/values/comparable';
import { keysIn } from '../../data/withKeys';
import { HttpFailure } from '../../http/failure';
import type { WritingParts } from '../writingParts';

type Parts = Pick<WritingParts, 'dialectOf' | 'forms' | 'offers'> & {
  readonly undos: WritingParts['undos'] | undefined;
};

/**
 * Moves a record in the order that people make, at a host that keeps one. What it asks for says where the record is to
 * stand: asked twice, it stands there.
 * @throws HttpFailure; `refused` where the host keeps none.
 */
export const placeRecord = async (
  resource: Resource,
  { id, to, among, ...rest }: PlaceParams,
  { dialectOf, forms, offers, undos }: Parts,
): Promise<{ data: RaRecord; at: number | undefined; of: number | undefined }> => {
  const { place } = dialectOf(resource);
  if (!place || !resource.api.calls.place || !offers(resource, 'order'))
    throw new HttpFailure('refused', 'app.errors.notOffered');
  const keys = keysIn(rest);
  const body = { ...to, ...among };
  const key = keys.of('place', resource.key, id, body);
  const answer = await place(resource, { id: String(id), body }, key);
  const { record } = forms.read(answer.record, resource);
  if (record?.id !== String(id)) throw new HttpFailure('malformed');
  const undo = undos?.of(key);
  if (undo) keys.heard?.(undo);
  return { data: record, at: numberOf(answer.at), of: numberOf(answer.of) };
};
