import { operations } from '../../../config/api';
import type { DeclaredResource } from '../../../config/resource';
import { resolveApi } from '../../resolve/resolveApi';
import type { ResolvedApi } from '../../resolved/resource';
import type { Scope } from '../scope';
import { attempt, join } from '../untrusted';

type Answering = { readonly key: string; readonly api: ResolvedApi };

/** A gateway that serves both entities could not tell such calls apart, unless they share a collection. */
export const checkEndpoints = (scope: Scope): void => {
  const taken = new Map<string, Answering>();
  for (const { key, declared } of scope.entities.values()) {
    const api = attempt(() => resolveApi(key, declared as DeclaredResource));
    if (!api) continue;
    for (const [other, lines] of sharedCalls({ key, api }, taken)) {
      const message = `${lines.join(', ')}: answered for "${other}" already`;
      const hint = 'Give one another path, or let them share an api.collection with different scopes.';
      scope.report({ id: 'RC030', entity: key, path: join(key, 'api'), message, hint });
    }
  }
};

/** The calls that an entity has in common with one before it, by the key of that one. */
const sharedCalls = (asked: Answering, taken: Map<string, Answering>): Map<string, string[]> => {
  const shared = new Map<string, string[]>();
  for (const operation of operations) {
    const call = asked.api.calls[operation];
    if (!call) continue;
    const line = `${call.method} ${call.path}`;
    const other = taken.get(`${asked.api.source} ${line}`);
    if (!other) taken.set(`${asked.api.source} ${line}`, asked);
    const isTold = other && other.key !== asked.key && !areScoped(other.api, asked.api);
    if (isTold) shared.set(other.key, [...(shared.get(other.key) ?? []), line]);
  }
  return shared;
};

const areScoped = (one: ResolvedApi, other: ResolvedApi): boolean =>
  one.collection === other.collection && JSON.stringify(one.scope) !== JSON.stringify(other.scope);
