import { operations, type Method } from '../../../config/api';
import { checkNames } from '../checkNames';
import { checkRule } from './checkRule';
import type { Entity, Scope } from '../scope';
import { attempt, dictOf, isText, join, textsOf } from '../untrusted';
import { hintFor } from '../didYouMean';
import type { Report } from '../problem';
import type { DeclaredResource } from '../../../config/resource';
import { actionPartsOf, apiPartsOf, isNamed } from '../../contract/contractParts';
import { resolveApi } from '../../resolve/resolveApi';
import { resolveResource } from '../../resolve/resolveResource';
import type { ResolvedApi } from '../../resolved/api';
import { ownCollections } from '../../resolved/ownCollections';

/** Path, calls, scope and query of one entity. */
export const checkApi = (entity: Entity, scope: Scope): void => {
  const { key, declared, fields } = entity;
  const { report } = scope;
  const api = dictOf(declared.api);
  const calls = dictOf(api.calls);
  const at = join(key, 'api');
  if (isText(api.path) && !/^\/[^\s?#:]*$/.test(api.path)) {
    report({
      id: 'RC022',
      path: join(at, 'path'),
      message: `"${api.path}" is no path`,
      hint: 'Write it like /v1/senderIds.',
    });
  }
  for (const operation of operations) {
    const path = join(at, `calls.${operation}`);
    if (calls[operation] === true)
      report({ id: 'RC003', path, message: 'must be a call or false, not true' });
    checkCall(calls[operation], { at: path, report });
  }
  for (const [name, value] of Object.entries(dictOf(api.query))) {
    if (!isText(value)) report({ id: 'RC003', path: join(at, `query.${name}`), message: 'must be a text' });
  }
  const collection = isText(api.collection) ? api.collection : key;
  if ((ownCollections.includes(collection) || collection.includes('~')) && api.source !== 'demo')
    report({
      id: 'RC206',
      path: join(at, 'collection'),
      message: `the server keeps records of its own in "${collection}"`,
      hint: `Write api: { collection: "${collection.replaceAll('~', '')}Records" }, or another name.`,
    });
  checkClaim(api.claim, join(at, 'claim'), scope);
  checkRule(api.scope, { at: join(at, 'scope'), fields, report });
  checkShown(entity, scope);
};

/* Each is a part of the contract of this entity, or nobody would miss it in the report. */
const checkShown = ({ key, declared, fields }: Entity, { kinds, report }: Scope): void => {
  const { shown, shownFields } = dictOf(declared.api);
  const at = join(key, 'api.shown');
  checkNames(shownFields, { at: join(key, 'api.shownFields'), fields, report });
  if (textsOf(shown).length === 0) return;
  const parts = attempt(() => {
    const resource = resolveResource(key, declared as DeclaredResource, { kinds });
    return [...apiPartsOf(resource, kinds), ...actionPartsOf(resource)];
  });
  for (const name of parts ? textsOf(shown) : []) {
    if (parts?.some((part) => isNamed(part, name))) continue;
    const words = [...new Set(parts?.flatMap((part) => part.name.split(' ')))];
    report({
      id: 'RC140',
      path: at,
      message: `"${name}" is no part of its contract`,
      hint: hintFor(name, words),
    });
  }
};

/* What no token says nobody could do. */
const checkClaim = (claim: unknown, path: string, { declared, report }: Scope): void => {
  const claims = Object.values(dictOf(dictOf(dictOf(declared.accounts).roles).claims)).filter(isText);
  if (!isText(claim) || claims.includes(claim)) return;
  report({
    id: 'RC122',
    path,
    message: `no account gets the claim "${claim}"`,
    hint: `accounts.roles.claims gives: ${claims.join(', ') || 'none'}.`,
  });
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

/** The path of a well-formed call; a malformed one is reported. `:id` is the only placeholder there is. */
export const checkCall = (call: unknown, place: { at: string; report: Report }): string | undefined => {
  if (!isText(call)) return undefined;
  const [method = '', path, ...rest] = call.split(' ');
  const fault = (message: string, hint: string): undefined =>
    place.report({ id: 'RC022', path: place.at, message, hint }) as undefined;
  if (!(methods as readonly string[]).includes(method))
    return fault(`"${method}" is no method`, hintFor(method, methods));
  const isPath = path !== undefined && rest.length === 0 && /^\/[^\s?#]*$/.test(path);
  if (!isPath) return fault(`"${call}" has no path`, 'Write it like POST /v1/senderIds/:id/approve.');
  const stranger = [...path.matchAll(/:(\w*)/g)].map((match) => match[1]).find((name) => name !== 'id');
  if (stranger !== undefined)
    return fault(`":${stranger}" stands for nothing`, 'The only placeholder is :id.');
  return path;
};

type Answering = { readonly key: string; readonly api: ResolvedApi };

/** A gateway that serves both entities could not tell such calls apart, unless they share a collection. */
export const checkEndpoints = (scope: Scope): void => {
  const taken = new Map<string, Answering>();
  for (const { key, declared } of scope.entities.values()) {
    const api = attempt(() => resolveApi(key, declared as DeclaredResource, scope.kinds));
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
