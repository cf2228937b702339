import { describe, expect, it } from 'vitest';
import { textOf, type Row } from '../../src/model/values/comparable';
import { withComputed } from '../../src/model/compute/withComputed';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { serialsIn } from '../../src/model/rules/serial';
import { timedChanges } from '../../src/model/rules/timedChanges';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { at, DAY, idsIn, kinds, make, model, moments, rows, type Made } from './demoData.samples';

const each = (made: Made, check: (record: Row & { id: string }, resource: Resource) => unknown[]) =>
  model.resources.flatMap((resource) =>
    rows(made, resource.key).flatMap((record) =>
      check(record, resource).map((fault) => `${resource.key} ${record.id}: ${String(fault)}`),
    ),
  );

const isMoment = ({ kind }: ResolvedField) => kinds[kind].order === 'text' && kinds[kind].filter === 'range';

describe.each(moments.map((now) => [now.toISOString(), now] as const))(
  'the first records on %s',
  (_, now) => {
    const made = make(now);

    it('have nothing wrong with them, and point at records that are there', () => {
      expect(each(made, (record, resource) => validateRecord(record, { resource, kinds }))).toEqual([]);
      const ids = new Set(Object.values(made).flatMap((records) => records.map(({ id }) => id)));
      const dangling = each(made, (record, { fields }) =>
        fields.flatMap((field) =>
          (kinds[field.kind].references?.(field) ?? []).length > 0
            ? idsIn(record[field.name]).filter((id) => !ids.has(id))
            : [],
        ),
      );
      expect(dangling).toEqual([]);
    });

    it('add up where a value follows from others', () => {
      const wrong = each(made, (record, { fields }) => {
        const right = withComputed(record, { fields, kinds });
        return JSON.stringify({ ...record, ...right }) === JSON.stringify(record) ? [] : ['does not add up'];
      });
      expect(wrong).toEqual([]);
    });

    it('are numbered in the order in which they were made', () => {
      const numbered = model.resources.flatMap((resource) =>
        serialsIn(resource.fields, kinds).map(({ name }) => ({ key: resource.key, name })),
      );
      expect(numbered.length).toBeGreaterThan(0);
      for (const { key, name } of numbered) {
        const ordered = rows(made, key).toSorted((a, b) => at(a.createdAt) - at(b.createdAt));
        const numbers = ordered.map((record) => String(record[name]));
        expect(numbers).toEqual(numbers.toSorted());
      }
    });

    it('were made before they were changed, and nothing has happened yet that is to come', () => {
      const wrong = each(made, (record, { fields, can }) => [
        ...(at(record['createdAt']) <= at(record['updatedAt']) ? [] : ['changed before it was made']),
        ...(at(record['updatedAt']) <= now.getTime() ? [] : ['changed in the future']),
        ...fields
          .filter((field) => isMoment(field) && textOf(record[field.name])?.includes('T'))
          .filter(({ readOnly, name }) => (readOnly || !can.create) && !name.startsWith('scheduled'))
          .filter(
            ({ name }) => at(record[name]) > now.getTime() || at(record[name]) < at(record['createdAt']),
          )
          .map(({ name }) => `${name} ${textOf(record[name])}, made ${textOf(record['createdAt'])}`),
      ]);
      expect(wrong).toEqual([]);
    });

    it('are in the states that time has brought, and only in those', () => {
      const due = each(made, (record, resource) =>
        timedChanges(record, { resource, kinds, now }) ? ['is in a state that is over'] : [],
      );
      expect(due).toEqual([]);
      const early = each(made, (record, { timed }) =>
        timed
          .filter(({ field, to, from }) => record[field] === to && !from.includes(to))
          .filter(({ after, field }) => field === 'invoiceStatus' && at(record[after]) + DAY > now.getTime())
          .map(({ to, after }) => `${to} before ${after}`),
      );
      expect(early).toEqual([]);
    });

    it('hold the stamp of an action in the states that it leads to, and only in those', () => {
      const wrong = each(made, (record, resource) =>
        stampsIn(resource).flatMap(({ name, before, after, isShownByRule }) => {
          const states = statesOf(record, resource);
          const isThere = (record[name] ?? null) !== null;
          const isMissing = !isThere && states.some((state) => before.has(state));
          const isEarly = isThere && !isShownByRule && !states.some((state) => after.has(state));
          return isMissing || isEarly ? [`${name} in ${states.join()}`] : [];
        }),
      );
      expect(wrong).toEqual([]);
    });

    it('tell a history of 28 days where they are a log or work in progress', () => {
      const oldest = (key: string) => Math.min(...rows(made, key).map(({ createdAt }) => at(createdAt)));
      for (const key of ['smsLogs', 'campaigns', 'auditLogs', 'userLogs'])
        expect(now.getTime() - oldest(key), key).toBeLessThan(28 * DAY);
    });

    it('end subscriptions in the past, and run the others', () => {
      for (const { status, startAt, endAt, currentPeriodEndsAt } of rows(made, 'subscriptions')) {
        if (['cancelled', 'expired'].includes(String(status))) expect(at(endAt)).toBeLessThan(now.getTime());
        else expect(endAt ?? null).toBeNull();
        if (status === 'active' || status === 'trialing') {
          expect(at(startAt)).toBeLessThan(now.getTime());
          expect(at(currentPeriodEndsAt) + DAY).toBeGreaterThan(now.getTime());
        }
      }
    });

    it('schedule campaigns for later only', () => {
      for (const { status, scheduledAt, startedAt, finishedAt, createdAt } of rows(made, 'campaigns')) {
        if (status === 'scheduled') expect(at(scheduledAt)).toBeGreaterThan(now.getTime());
        if (startedAt) expect(at(startedAt)).toBeGreaterThan(at(createdAt));
        if (finishedAt) expect(at(finishedAt)).toBeGreaterThan(at(startedAt));
        expect(['completed', 'cancelled', 'failed'].includes(String(status))).toBe(Boolean(finishedAt));
      }
    });
  },
);

const choicesOf = ({ fields, actions, transitions }: Resource): string[] => {
  const set = actions.flatMap(({ effect }) => Object.keys(effect));
  const isChoice = (name: string) => fields.some((field) => field.name === name && 'values' in field);
  return [...new Set([...Object.keys(transitions), ...set])].filter(isChoice);
};

const statesOf = (record: Row, resource: Resource) =>
  choicesOf(resource).map((name) => `${name}=${textOf(record[name]) ?? ''}`);

/** The stamps of the actions: states that nothing but an action with this stamp sets, and all that may follow those. */
const stampsIn = (resource: Resource) => {
  const leadsTo = ({ effect }: Resource['actions'][number]) =>
    choicesOf(resource).flatMap((name) =>
      effect[name] === undefined ? [] : [`${name}=${textOf(effect[name])}`],
    );
  return [...new Set(resource.actions.flatMap(({ stamp }) => stamp))].map((name) => {
    const [stamping, others] = [true, false].map((wanted) =>
      resource.actions.filter(({ stamp }) => stamp.includes(name) === wanted).flatMap(leadsTo),
    );
    const before = new Set(stamping?.filter((state) => !others?.includes(state)));
    const after = new Set(stamping);
    for (const state of after) {
      const [field = '', value = ''] = state.split('=');
      resource.transitions[field]?.[value]?.forEach((next) => after.add(`${field}=${next}`));
    }
    const isShownByRule = resource.fields.some(
      (field) => field.name === name && field.showWhen !== undefined,
    );
    return { name, before, after, isShownByRule };
  });
};
