import { withComputed } from '../../src/model/compute/withComputed';
import { writableValues } from '../../src/model/writableValues';
import { change, existing } from './change';
import { inWords, refuseFaults, refuseState } from './checkWrite';
import type { Handler, Parts, Request } from '../handlers';
import { newId } from '../newId';
import { keepingEnough, refuseOwnAccount } from './protection';
import { toWire } from '../records';
import { releaseReferences } from './references';
import type { Row } from '../store/store';
import { insertNumbered } from './serials';
import { defaultsOf, uniquesOf, withHashes } from './storedValues';

export const create: Handler = async (request, parts) => {
  const { resource, person, body } = request;
  const { kinds } = parts.model;
  const given = writableValues(body, { resource, view: 'create', kinds, ability: person.ability });
  const shape = { fields: resource.fields, kinds };
  const values = withComputed({ ...defaultsOf(resource), ...given, ...resource.api.stamp }, shape);
  await refuseFaults({ after: values }, request, parts);
  const now = parts.clock.iso();
  const row: Row = {
    ...(await withHashes(values, resource.fields, kinds)),
    _id: newId(parts.clock.now()),
    __v: 0,
    createdAt: now,
    updatedAt: now,
  };
  const stored = await inWords(request, parts, () =>
    insertNumbered(resource, parts, (numbers) =>
      parts.store.insert(
        resource.api.collection,
        { ...row, ...numbers },
        uniquesOf({ ...values, ...numbers }, resource),
      ),
    ),
  );
  return answer({ status: 201, row: stored }, request, parts);
};

export const update: Handler = async (request, parts) => {
  const { resource, person, body } = request;
  const { kinds } = parts.model;
  const stored = await change(request, parts, (before) => {
    refuseState('edit', before, { resource, kinds });
    const after = { ...before, ...body };
    const allowed = writableValues(after, { resource, view: 'edit', kinds, ability: person.ability, before });
    return Object.fromEntries(Object.entries(allowed).filter(([name]) => Object.hasOwn(body, name)));
  });
  return answer({ status: 200, row: stored }, request, parts);
};

export const remove: Handler = async (request, parts) => {
  const { resource, id } = request;
  const before = await existing(request, parts);
  refuseState('delete', before, { resource, kinds: parts.model.kinds });
  refuseOwnAccount({ before }, request);
  await inWords(request, parts, () =>
    keepingEnough({ before }, { request, parts }, (open) =>
      open.transaction(async (store) => {
        await releaseReferences(id, resource, { model: parts.model, store });
        return store.remove(resource.api.collection, id);
      }),
    ),
  );
  return { status: 200, body: { success: true, message: 'Deleted.' } };
};

type Written = { readonly status: 200 | 201; readonly row: Row };

/** One record in the envelope of the convention. */
export const answer = ({ status, row }: Written, { resource, person }: Request, { model, clock }: Parts) => ({
  status,
  body: {
    success: true,
    [resource.api.row]: toWire(row, resource, {
      kinds: model.kinds,
      ability: person.ability,
      now: clock.now(),
    }),
  },
});
