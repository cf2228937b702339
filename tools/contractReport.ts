import { operations, type Dialect } from '../src/config/api';
import { EXPORTS_PATH } from '../src/model/export/exporting';
import { IMPORTS_PATH } from '../src/model/import/importing';
import { HISTORY_PATH } from '../src/model/answers/history';
import type { Kinds } from '../src/model/resolved/kind';
import type { Model } from '../src/model/resolved/model';
import type { ResolvedApi, ResolvedCall, Resource } from '../src/model/resolved/resource';

type Part = { readonly name: string; readonly value: string };

/** Where each part of the contract comes from, in the order of the report. */
const origins = {
  shown: 'shown by the specification',
  convention: 'from the convention of S7.127',
  ours: 'ours alone: a backend may lack it',
} as const;

type Origin = keyof typeof origins;

/** One line per part of the contract: what the specification shows, what follows from its convention, and the rest. */
export const contractReport = ({ resources, kinds }: Model): string[] => {
  const served = resources.filter(({ api }) => api.source !== 'demo');
  return (Object.keys(origins) as Origin[]).flatMap((origin, at) => {
    const groups = served
      .map((resource) => ({ resource, parts: originsOf(resource, kinds)[origin] }))
      .filter(({ parts }) => parts.length > 0);
    const count = groups.reduce((sum, { parts }) => sum + parts.length, 0);
    return [
      ...(at === 0 ? [] : ['']),
      `${origins[origin]} (${count} in ${groups.length} of ${served.length} entities)`,
      ...groups.flatMap(({ resource, parts }) => [
        '',
        `${resource.key} (${resource.api.source}, ${resource.api.dialect})`,
        ...parts.map(({ name, value }) => `  ${name.padEnd(28)} ${value}`.trimEnd()),
      ]),
    ];
  });
};

const originsOf = (resource: Resource, kinds: Kinds): { readonly [O in Origin]: readonly Part[] } => {
  const parts = partsOf(resource, kinds);
  const convention = assumedOf(resource, parts);
  const isOurs = ({ assumed }: { readonly assumed: boolean }) => assumed || resource.api.assumed === true;
  const actions = resource.actions.map((action) => ({
    isOurs: isOurs(action),
    part: { name: `action ${action.name}`, value: callText(action.call) },
  }));
  return {
    shown: [
      ...parts.filter((part) => !convention.includes(part)),
      ...actions.filter((each) => !each.isOurs).map(({ part }) => part),
    ],
    convention,
    ours: [
      ...extrasOf(resource),
      ...actions.filter((each) => each.isOurs).map(({ part }) => part),
      ...resource.fields
        .filter((field) => field.assumed)
        .map((field) => ({ name: `field ${field.name}`, value: `the name "${field.name}"` })),
    ],
  };
};

/** `true` is every part; a list names parts (`path`), operations (`delete`) or things the report does not know. */
const assumedOf = ({ api }: Resource, parts: readonly Part[]): readonly Part[] => {
  if (typeof api.assumed === 'boolean') return api.assumed ? parts : [];
  return api.assumed.flatMap((wanted) => {
    const found = parts.filter(({ name }) => name === wanted || name.split(' ').includes(wanted));
    return found.length > 0 ? found : [{ name: wanted, value: '' }];
  });
};

/* What no contract shows: the host says whether it has that (`offers`). */
const extrasOf = ({ key, api, single, import: imported, hasHistory, live }: Resource): Part[] => [
  ...(api.calls.totals ? [{ name: 'call totals', value: callText(api.calls.totals) }] : []),
  ...(api.calls.list && api.isPaged ? [{ name: 'parameter ids', value: '?ids=' }] : []),
  ...(api.calls.list && api.isPaged && api.dialect === 'v1' ? PLACES : []),
  ...(live ? [{ name: 'event', value: live.event }] : []),
  ...(api.calls.list && !single && api.dialect === 'v1'
    ? [{ name: 'file', value: `POST ${EXPORTS_PATH}/${key}` }]
    : []),
  ...(imported && api.dialect === 'v1' ? [{ name: 'import', value: `POST ${IMPORTS_PATH}/${key}` }] : []),
  ...(hasHistory ? [{ name: 'history', value: `GET ${HISTORY_PATH}/${key}/:id` }] : []),
];

const PLACES: readonly Part[] = [
  { name: 'parameter cursor', value: '?cursor=' },
  { name: 'parameter count', value: '?count=' },
  ...['next_cursor', 'previous_cursor', 'total_is'].map((key) => ({
    name: `key ${key}`,
    value: `"${key}" in a list answer`,
  })),
];

const partsOf = (resource: Resource, kinds: Kinds): Part[] => {
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

const callsOf = ({ calls }: ResolvedApi): Part[] =>
  operations.flatMap((operation) => {
    const call = operation !== 'totals' && calls[operation];
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

const callText = ({ method, path }: ResolvedCall): string => `${method} ${path}`;
