import { operations, type Dialect, type Operation } from '../../config/api';
import type { Kinds } from '../resolved/kind';
import type { ResolvedApi, ResolvedCall } from '../resolved/api';
import type { Resource } from '../resolved/resource';
import { isCalled } from './isCalled';

/** A part of what a server and the app agree upon: its name, as `parameter page`, and what it is. */
export type Part = { readonly name: string; readonly value: string };

/** Whether a part is meant: by its whole name, or a word of it. */
export const isNamed = ({ name }: Part, wanted: string): boolean =>
  name === wanted || name.split(' ').includes(wanted);

/** Calls that no specification knows: the host says whether it has them (`offers`). */
export const OWN_CALLS: readonly Operation[] = ['totals', 'place', 'mark'];

/** Paths, keys, calls and parameters of an entity, without its actions. */
export const apiPartsOf = (resource: Resource, kinds: Kinds): Part[] => {
  const { api } = resource;
  const { one, create, update } = api.calls;
  return [
    { name: 'path', value: api.path },
    { name: 'idKey', value: api.idKey },
    { name: 'rows', value: api.rows },
    ...(one || create || update ? [{ name: 'row', value: api.row }] : []),
    ...callsOf(api),
    ...Object.entries(api.query).map(([name, value]) => ({ name: `query ${name}`, value })),
    ...parametersOf(resource, kinds),
  ];
};

/** A call for each action that does something itself. */
export const actionPartsOf = ({ actions }: Resource): Part[] =>
  actions.filter(isCalled).map(({ name, call }) => ({ name: `action ${name}`, value: callText(call) }));

const callsOf = ({ calls }: ResolvedApi): Part[] =>
  operations.flatMap((operation) => {
    const call = !OWN_CALLS.includes(operation) && calls[operation];
    return call ? [{ name: `call ${operation}`, value: callText(call) }] : [];
  });

/** What a list sends, and what its answer is read by. The names of the filters are those of the fields. */
const parametersOf = ({ list, api, fields }: Resource, kinds: Kinds): Part[] => {
  if (!api.calls.list || !api.isPaged) return [];
  const { sent, read } = conventions[api.dialect];
  const filters = fields.filter(({ name }) => list.filters.includes(name));
  const asked = filters.flatMap(({ name, kind }) =>
    kinds[kind].filter === 'range' ? [`${name}_gte`, `${name}_lte`] : [name],
  );
  const searching = list.search ? ['search'] : [];
  return [
    ...[...sent, ...searching, ...asked].map((name) => ({
      name: `parameter ${name}`,
      value: `?${name}=`,
    })),
    ...read.map((name) => ({ name: `key ${name}`, value: `"${name}" in a list answer` })),
  ];
};

/** The names that belong to a dialect and not to an entity (S7.127). */
const conventions: { readonly [D in Dialect]: { readonly sent: string[]; readonly read: string[] } } = {
  v1: {
    sent: ['page', 'entriesPerPage', 'sort'],
    read: ['success', 'total_results', 'found_results', 'entries_per_page'],
  },
  simpleRest: { sent: ['range', 'sort', 'filter'], read: [] },
};

export const callText = ({ method, path }: ResolvedCall): string => `${method} ${path}`;
