import { operations, type Dialect } from '../src/config/api';
import type { Kinds } from '../src/model/resolved/kind';
import type { Model } from '../src/model/resolved/model';
import type { Resource, ResolvedApi, ResolvedCall } from '../src/model/resolved/resource';

type Part = { readonly name: string; readonly value: string };

/** Every assumed path, key and parameter, grouped by entity (S7.128). */
export const contractReport = ({ resources, kinds }: Model): string[] => {
  const groups = resources.map((resource) => ({ resource, parts: assumedParts(resource, kinds) }));
  const assumed = groups.filter(({ parts }) => parts.length > 0);
  const count = assumed.reduce((sum, { parts }) => sum + parts.length, 0);
  return [
    `${count} assumptions in ${assumed.length} of ${resources.length} entities`,
    ...assumed.flatMap(({ resource, parts }) => [
      '',
      `${resource.key} (${resource.api.source}, ${resource.api.dialect})`,
      ...parts.map(({ name, value }) => `  ${name.padEnd(28)} ${value}`),
    ]),
  ];
};

const assumedParts = (resource: Resource, kinds: Kinds): Part[] => [
  ...assumedOfApi(resource, kinds),
  ...resource.actions
    .filter((action) => action.assumed || resource.api.assumed === true)
    .map((action) => ({ name: `action ${action.name}`, value: callText(action.call) })),
  ...resource.fields
    .filter((field) => field.assumed)
    .map((field) => ({ name: `field ${field.name}`, value: `the name "${field.name}"` })),
];

/** `true` is every part; a list names parts (`path`), operations (`delete`) or things the report does not know. */
const assumedOfApi = (resource: Resource, kinds: Kinds): Part[] => {
  const { assumed } = resource.api;
  if (assumed === false) return [];
  const all = partsOf(resource, kinds);
  if (assumed === true) return all;
  return assumed.flatMap((wanted) => {
    const found = all.filter(({ name }) => name === wanted || name.split(' ').includes(wanted));
    return found.length > 0 ? found : [{ name: wanted, value: '' }];
  });
};

const partsOf = (resource: Resource, kinds: Kinds): Part[] => {
  const { api } = resource;
  return [
    { name: 'path', value: api.path },
    { name: 'idKey', value: api.idKey },
    { name: 'rows', value: api.rows },
    { name: 'row', value: api.row },
    ...callsOf(api),
    ...Object.entries(api.query).map(([name, value]) => ({ name: `query ${name}`, value })),
    ...parametersOf(resource, kinds),
  ];
};

const callsOf = ({ calls }: ResolvedApi): Part[] =>
  operations.flatMap((operation) => {
    const call = calls[operation];
    return call ? [{ name: `call ${operation}`, value: callText(call) }] : [];
  });

/** What a list sends, and what its answer is read by. The names of the filters are those of the fields. */
const parametersOf = ({ list, api, fields }: Resource, kinds: Kinds): Part[] => {
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

const callText = ({ method, path }: ResolvedCall): string => `${method} ${path}`;
