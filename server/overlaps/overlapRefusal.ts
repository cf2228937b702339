import { boundResource } from '../../src/model/access/bound';
import { titleOf } from '../../src/model/answers/title';
import { nameAmong } from '../../src/model/export/exportColumns';
import { locales } from '../../src/config/label';
import type { OverlapRule } from '../../src/model/overlaps/overlaps';
import type { Labels } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import type { Person } from '../accounts/people';
import { createNames } from '../files/namesOf';
import { mayKnow } from '../live/reach';
import type { Parts } from '../parts';
import { isReached } from '../records/own';
import { toWire } from '../records/records';
import { isInScope } from '../records/scope';
import type { Refusal } from '../refusal';
import type { Row } from '../store/store';
import { refuseStored } from '../writes/checkWrite';

type Asked = { readonly rule: OverlapRule; readonly resource: Resource; readonly person: Person | undefined };

/** Says beside the fields of the span what lies there: by its title to whoever may see that record, else that something does. */
export const overlapRefusal = async (
  other: Row,
  { rule, resource, person }: Asked,
  parts: Parts,
): Promise<Refusal> => {
  const title = person && (await titleSeen(other, resource, { ...parts, person }));
  const issues = rule.said.map((path) =>
    title
      ? { path, key: 'overlaps' as const, called: { record: [title] } }
      : { path, key: 'overlapsOther' as const },
  );
  return refuseStored(issues, { resource, person }, parts.model);
};

type Place = Parts & { readonly person: Person };

/* Two entities may be the same records, for two readers: the first that shows this one is enough. */
const titleSeen = async (row: Row, { api }: Resource, place: Place): Promise<Labels | undefined> => {
  const { model, person } = place;
  for (const resource of model.resources) {
    const isOf = resource.api.collection === api.collection && isInScope(resource, row, model.kinds);
    if (isOf && mayKnow(resource, person) && (await isReached(row, resource, place)))
      return titleFor(row, resource, place);
  }
  return undefined;
};

/* With the names of what it points at, as far as this person sees them. */
const titleFor = async (
  row: Row,
  resource: Resource,
  { person, model, store, clock }: Place,
): Promise<Labels> => {
  const { kinds } = model;
  const reached = person.isBound ? boundResource(resource, model) : resource;
  const seen = toWire(row, reached, { model, ability: person.ability, now: clock.now(), isUnmarked: true });
  const wording = { kinds, locale: 'en' };
  const names = createNames(reached.fields, { person, wording, model, store, clock });
  await names.learnFor([row]);
  const named = reached.fields.flatMap((field): [string, unknown][] => {
    const targets = kinds[field.kind].references?.(field) ?? [];
    const id = seen[field.name];
    if (targets.length === 0 || typeof id !== 'string') return [];
    return [[field.name, nameAmong(targets, id, names.nameOf) ?? null]];
  });
  const record = { ...seen, ...Object.fromEntries(named), id: row._id };
  return Object.fromEntries(
    locales.map((locale) => [locale, titleOf(reached, record, { kinds, locale })]),
  ) as Labels;
};
