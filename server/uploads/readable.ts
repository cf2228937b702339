import { boundResource, reachOf } from '../../src/model/access/bound';
import { closedFields } from '../../src/model/access/openFields';
import { filesIn } from '../../src/model/files/keptFile';
import type { Person } from '../accounts/people';
import type { Parts } from '../parts';
import { ownConditions } from '../records/own';
import { scopeConditions } from '../records/scope';
import type { Resource } from '../../src/model/resolved/resource';
import type { Row } from '../store/store';
import { rowsById } from './rowsById';
import { fileFields, type Upload } from './uploads';

type Reader = Pick<Parts, 'model' | 'store'> & { readonly person: Person };

/**
 * Those of the files that this person may read now: of a record within reach that holds them at this moment, in a field that is
 * open; and what the person has sent and no record has yet.
 */
export const readableFiles = async (
  uploads: readonly Upload[],
  reader: Reader,
): Promise<readonly Upload[]> => {
  const { person, model } = reader;
  const own = uploads.filter(({ state, by }) => state === 'waiting' && by === person.row._id);
  const taken = uploads.filter(({ state }) => state === 'taken');
  const found: Upload[] = [...own];
  for (const whole of model.resources) {
    const of = taken.filter(({ collection }) => collection === whole.api.collection);
    if (of.length > 0 && mayRead(whole, reader)) found.push(...(await heldFiles(of, whole, reader)));
  }
  return uploads.filter((upload) => found.includes(upload));
};

const mayRead = ({ subject, ...whole }: Resource, { person: { ability, isBound } }: Reader): boolean =>
  ['list', 'show'].some((right) => ability.can(right, subject)) && !(isBound && reachOf(whole) === 'none');

const heldFiles = async (
  uploads: readonly Upload[],
  whole: Resource,
  { person, model, store }: Reader,
): Promise<readonly Upload[]> => {
  const resource = person.isBound ? boundResource(whole, model) : whole;
  const closed = closedFields(resource, { ability: person.ability, model });
  const open = new Set(
    fileFields(resource, model).flatMap(({ field: { name, views } }) =>
      closed.has(name) || views.length === 0 ? [] : [name],
    ),
  );
  const asked = uploads.filter(({ field }) => open.has(field));
  const ids = [...new Set(asked.flatMap(({ record }) => record ?? []))];
  const where = [...scopeConditions(resource, model.kinds), ...ownConditions(resource, person, model)];
  const rowOf = await rowsById(store, resource.api.collection, { ids, where });
  return asked.filter((upload) => holds(rowOf.get(upload.record ?? ''), upload));
};

/** Has the record this file at its field? */
export const holds = (row: Row | undefined, { field, _id }: Pick<Upload, 'field' | '_id'>): boolean =>
  filesIn(row?.[field]).some(({ id }) => id === _id);
