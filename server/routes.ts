import { operations, type Operation, type Source } from '../src/config/api';
import { isCalled } from '../src/model/contract/isCalled';
import type { Model } from '../src/model/resolved/model';
import type { ResolvedCall } from '../src/model/resolved/api';
import type { ResolvedAction, Resource } from '../src/model/resolved/resource';

/** What a route does for an entity. */
export type Served =
  | { readonly resource: Resource; readonly operation: Operation; readonly action?: undefined }
  | { readonly resource: Resource; readonly operation: 'action'; readonly action: ResolvedAction };

/** One method and path; entities may share it (S7.28, S7.32) and are then told apart by their scope. */
export type Route = ResolvedCall & {
  readonly source: Source;
  readonly served: readonly Served[];
  /** Why it is not served. */
  readonly refused?: string | undefined;
};

/** Every route that the configuration declares for a server, longest paths first so that none hides another. */
export const routesOf = ({ resources }: Model): Route[] => {
  const routes = new Map<string, Route>();
  for (const resource of resources) {
    if (resource.api.source === 'demo') continue;
    for (const [call, served] of callsOf(resource)) {
      const key = `${call.method} ${call.path}`;
      const known = routes.get(key);
      routes.set(key, { ...call, source: resource.api.source, served: [...(known?.served ?? []), served] });
    }
  }
  return [...routes.values()].sort((a, b) => weight(b.path) - weight(a.path));
};

const callsOf = (resource: Resource): [ResolvedCall, Served][] => [
  ...operations.flatMap((operation): [ResolvedCall, Served][] => {
    const call = resource.api.calls[operation];
    return call ? [[call, { resource, operation }]] : [];
  }),
  ...resource.actions
    .filter(isCalled)
    .map((action): [ResolvedCall, Served] => [action.call, { resource, operation: 'action', action }]),
];

const weight = (path: string): number => path.split('/').length * 10 - (path.match(/:/g)?.length ?? 0);
