import { expect } from 'vitest';
import { isCalled } from '../../../src/model/contract/isCalled';
import type { Row } from '../../../server/store/store';
import { kinds } from '../../../src/fields/kinds';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Resource } from '../../../src/model/resolved/resource';
import { referencesTo } from '../../../src/model/rules/writeRules';
import type { Answer } from '../testGateway';
import { model, owned, targetsOf, type Asker, type Case, type OwnerWorld } from './ownerWorld';
import { at, told } from './readingWays';

/** A way in which somebody may try to write to a record of somebody else, or to write it into one of their own. */
export type WritingWay = {
  readonly name: string;
  readonly goes: (resource: Resource) => boolean;
  readonly try: (asker: Asker, each: Case, world: OwnerWorld) => Promise<readonly Answer[]>;
  /** It makes records first, by no call. */
  readonly prepares?: true;
  /** What the customer is refused with. Default: there is no such record. */
  readonly isRefused?: (answer: Answer, each: Case) => boolean;
  /** Default: staff is told anything but that there is no such record, or no such right. */
  readonly reaches?: (answers: readonly Answer[], each: Case) => boolean;
};

const faultAt = ({ status, body }: Answer, name: string): boolean =>
  status === 422 && Object.keys((body['errors'] ?? {}) as object).some((path) => path.split('.')[0] === name);

/* Staff is refused for other reasons, if at all: what does not fit is there. */
const isTakenBy = (fields: readonly string[]) => (answers: readonly Answer[]) =>
  answers.length > 0 &&
  answers.every((answer, index) => {
    const name = fields[index] ?? '';
    return !faultAt(answer, name) || isUnfit((answer.body['errors'] as Record<string, unknown>)[name]);
  });

const isUnfit = (said: unknown): boolean => String(said).startsWith('Is not one of those offered here');

const ownerField = ({ owner, fields }: Resource): ResolvedField | undefined =>
  fields.find(({ name }) => name === owner?.path);

/* Fields of a form that point at what has an owner. Their own owner is tried by itself. */
const pointing = (resource: Resource, view: 'create' | 'edit'): readonly ResolvedField[] =>
  resource.fields.filter(
    (field) =>
      field !== ownerField(resource) &&
      !field.readOnly &&
      field.views.includes(view) &&
      targetsOf(field).some((to) => owned.some(({ key }) => key === to)),
  );

const pointed = async (field: ResolvedField, person: Row, world: OwnerWorld): Promise<object> => {
  const [to = ''] = targetsOf(field);
  const { _id } = await world.recordOf(model.resource(to), person);
  return { [field.name]: kinds[field.kind].filter === 'holds' ? [_id] : _id };
};

/* What a form would send again: the record without what is the server's. */
const again = (resource: Resource, row: Row): Record<string, unknown> =>
  Object.fromEntries(
    resource.fields
      .filter(({ name, readOnly, views }) => !readOnly && views.includes('create') && row[name] !== undefined)
      .filter((field) => field !== ownerField(resource) && targetsOf(field).length === 0)
      .map(({ name }) => [name, row[name]]),
  );

/* What keeps a record of this entity from going: entities of owners that point at it. */
const holders = (resource: Resource) =>
  referencesTo(model, resource.key).filter(
    ({ resource: holder, onDelete, path }) =>
      onDelete === 'restrict' && !path.includes('.') && owned.some(({ key }) => key === holder.key),
  );

const patchable = ({ api, can }: Resource): boolean => Boolean(api.calls.update && can.edit);

const edited = ({ calls }: Resource['api'], { _id }: Row): string => at(calls.update || { path: '' }, _id);

const errorsOnly = (names: (resource: Resource) => readonly string[]) => ({
  isRefused: (answer: Answer, { resource }: Case) =>
    names(resource).some((name) => faultAt(answer, name)) || answer.status === 403,
  reaches: (answers: readonly Answer[], { resource }: Case) => isTakenBy(names(resource))(answers),
});

export const writingWays: readonly WritingWay[] = [
  {
    name: 'creating one of theirs',
    goes: (resource) => resource.can.create !== false && ownerField(resource) !== undefined,
    prepares: true,
    try: async ({ call }, { resource, stranger }, world) => {
      const { name, kind } = ownerField(resource) ?? expect.fail();
      const owner = kinds[kind].filter === 'holds' ? [stranger._id] : stranger._id;
      const path = resource.api.calls.create ? resource.api.calls.create.path : '';
      return [await call('POST', path, { ...(await world.formOf(resource)), [name]: owner })];
    },
    ...errorsOnly((resource) => [ownerField(resource)?.name ?? '']),
  },
  {
    name: 'creating one that points at theirs',
    prepares: true,
    goes: (resource) => resource.can.create !== false && pointing(resource, 'create').length > 0,
    try: async ({ call }, { resource, stranger }, world) => {
      const answers: Answer[] = [];
      const path = resource.api.calls.create ? resource.api.calls.create.path : '';
      for (const field of pointing(resource, 'create')) {
        const body = { ...(await world.formOf(resource)), ...(await pointed(field, stranger, world)) };
        answers.push(await call('POST', path, body));
      }
      return answers;
    },
    ...errorsOnly((resource) => pointing(resource, 'create').map(({ name }) => name)),
  },
  {
    name: 'pointing one of their own at theirs',
    prepares: true,
    goes: (resource) => patchable(resource) && pointing(resource, 'edit').length > 0,
    try: async ({ call }, { resource, mine, stranger }, world) => {
      const answers: Answer[] = [];
      for (const field of pointing(resource, 'edit'))
        answers.push(await call('PATCH', edited(resource.api, mine), await pointed(field, stranger, world)));
      return answers;
    },
    isRefused: ({ status }) => [403, 409, 422].includes(status),
    reaches: (answers) => answers.every(({ status }) => status !== 404 && status !== 403),
  },
  {
    name: 'editing it',
    goes: patchable,
    try: async ({ call }, { resource, theirs }) => [
      await call('PATCH', edited(resource.api, theirs), again(resource, theirs)),
    ],
  },
  {
    name: 'editing it over an old version, which is told the present one',
    goes: patchable,
    try: async ({ call }, { resource, theirs }) => [
      await call('PATCH', edited(resource.api, theirs), { __v: 999 }),
    ],
    reaches: ([answer], { theirs }) =>
      answer?.status === 409 && JSON.stringify(answer.body['current']).includes(theirs._id),
  },
  {
    name: 'giving away one of their own',
    goes: (resource) => patchable(resource) && ownerField(resource) !== undefined,
    try: async ({ call }, { resource, mine, stranger }) => {
      const { name, kind } = ownerField(resource) ?? expect.fail();
      const owner = kinds[kind].filter === 'holds' ? [stranger._id] : stranger._id;
      return [await call('PATCH', edited(resource.api, mine), { [name]: owner })];
    },
    isRefused: ({ status }) => [409, 422].includes(status),
    reaches: ([answer]) => answer !== undefined && ![403, 404].includes(answer.status),
  },
  {
    name: 'an action',
    goes: ({ actions }) => actions.some(isCalled),
    isRefused: ({ status }) => status === 404,
    try: async ({ call }, { resource, theirs }) => {
      const answers: Answer[] = [];
      for (const action of resource.actions.filter(isCalled))
        answers.push(await call(action.call.method, at(action.call, theirs._id), {}));
      return answers;
    },
  },
  {
    name: 'an action on several',
    goes: ({ actions }) => actions.some(({ on }) => on !== 'row'),
    isRefused: ({ status }) => status === 404,
    try: async ({ provider }, { resource, theirs }) => {
      const answers: Answer[] = [];
      for (const action of resource.actions.filter(({ on }) => on !== 'row')) {
        const record = { ...theirs, id: theirs._id };
        answers.push(
          await told(provider.runAction(resource.name, { action, id: theirs._id, values: {}, record })),
        );
      }
      return answers;
    },
  },
  {
    name: 'deleting several by their ids',
    goes: ({ can }) => can.delete !== false,
    try: async ({ provider }, { resource, theirs }) => [
      await told(provider.deleteMany(resource.name, { ids: [theirs._id] })),
    ],
  },
  {
    name: 'deleting it',
    goes: ({ can }) => can.delete !== false,
    try: async ({ call }, { resource, theirs }) => [
      await call('DELETE', at(resource.api.calls.delete || { path: '' }, theirs._id)),
    ],
  },
  {
    name: 'a refusal that says what points at one of their own',
    prepares: true,
    goes: (resource) =>
      resource.can.delete !== false && holders(resource).length > 0 && resource.owner?.path !== 'id',
    try: async ({ call }, { resource, mine, stranger }, world) => {
      for (const { resource: holder, path, field } of holders(resource)) {
        const { _id } = await world.recordOf(holder, stranger);
        const value = kinds[field.kind].filter === 'holds' ? [mine._id] : mine._id;
        await world.store.update(holder.api.collection, _id, { patch: { [path]: value } });
      }
      return [await call('DELETE', at(resource.api.calls.delete || { path: '' }, mine._id))];
    },
    isRefused: ({ status, body }) => status === 409 && !/\d/.test(String(body['msg'])),
    reaches: ([answer], { resource }) =>
      answer?.status === 409 &&
      holders(resource).every(({ resource: { label } }) =>
        new RegExp(`\\d (${label.one.en}|${label.many.en})`).test(JSON.stringify(answer.body)),
      ),
  },
];
