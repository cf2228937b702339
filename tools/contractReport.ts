import {
  actionPartsOf,
  apiPartsOf,
  callText,
  isNamed,
  OWN_CALLS,
  type Part,
} from '../src/model/contract/contractParts';
import { EXPORTS_PATH } from '../src/model/export/exporting';
import { IMPORTS_PATH } from '../src/model/import/importing';
import { HISTORY_PATH } from '../src/model/answers/history';
import type { Kinds } from '../src/model/resolved/kind';
import type { Model } from '../src/model/resolved/model';
import type { Resource } from '../src/model/resolved/resource';

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
  const parts = apiPartsOf(resource, kinds);
  const actions = actionPartsOf(resource);
  const { shown, shownFields } = resource.api;
  const isShown = (part: Part) => shown.some((name) => isNamed(part, name));
  return {
    shown: [...parts, ...actions].filter(isShown),
    convention: parts.filter((part) => !isShown(part)),
    ours: [
      ...extrasOf(resource),
      ...actions.filter((action) => !isShown(action)),
      ...resource.fields
        .filter(({ name }) => shownFields.length > 0 && !shownFields.includes(name))
        .map(({ name }) => ({ name: `field ${name}`, value: `the name "${name}"` })),
    ],
  };
};

/* What no contract shows: the host says whether it has that (`offers`). */
const extrasOf = ({ key, api, single, import: imported, hasHistory, live }: Resource): Part[] => [
  ...OWN_CALLS.flatMap((operation) => {
    const call = api.calls[operation];
    return call ? [{ name: `call ${operation}`, value: callText(call) }] : [];
  }),
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
