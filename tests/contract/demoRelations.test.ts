import { describe, expect, it } from 'vitest';
import { isRow, textOf, valueAt } from '../../src/model/values/comparable';
import { countSegments } from '../../src/model/values/segments';
import { at, byId, DAY, idsIn, make, rows } from './demoData.samples';

const now = new Date('2026-11-25T09:30:00Z');
const sortedTexts = (values: readonly unknown[]) => values.map(String).toSorted();
const made = make(now);
const messages = rows(made, 'smsLogs');
const sum = (values: readonly unknown[]) => values.reduce<number>((all, each) => all + Number(each), 0);

const waiting = ['scheduled', 'queued', 'sending'];
const notDelivered = ['undelivered', 'failed', 'expired', 'unknown'];

describe('campaigns of the first records', () => {
  const begun = rows(made, 'campaigns').filter(({ startedAt }) => startedAt);

  it('have their messages once they have begun, one for each contact of their groups', () => {
    expect(begun.length).toBeGreaterThan(5);
    expect(messages.every(({ campaign }) => !campaign || begun.some(({ id }) => id === campaign))).toBe(true);
    for (const { id, groups, user, message, startedAt } of begun) {
      const own = messages.filter(({ campaign }) => campaign === id);
      const recipients = rows(made, 'contacts').filter((contact) =>
        idsIn(contact['groups']).some((group) => idsIn(groups).includes(group)),
      );
      expect(sortedTexts(own.map(({ to }) => to))).toEqual(sortedTexts(recipients.map(({ phone }) => phone)));
      expect(recipients.length).toBeGreaterThan(10);
      expect(own.every((each) => each['user'] === user && each['text'] === message)).toBe(true);
      expect(own.every(({ createdAt }) => at(createdAt) >= at(startedAt))).toBe(true);
    }
  });

  it('count every recipient in exactly one state, and add up what the messages cost', () => {
    for (const { id, counts, actualCost } of begun) {
      const own = messages.filter(({ campaign }) => campaign === id);
      const count = (test: (state: string, code: unknown) => boolean) =>
        own.filter(({ status, errorCode }) => test(String(status), errorCode)).length;
      const { total, ...states } = isRow(counts) ? counts : expect.fail('no counts');
      expect(states).toEqual({
        queued: count((state) => waiting.includes(state)),
        sent: count((state) => state === 'sent'),
        delivered: count((state) => state === 'delivered'),
        failed: count((state) => notDelivered.includes(state)),
        rejected: count((state, code) => state === 'rejected' && code !== 'optOut'),
        optedOut: count((state, code) => state === 'rejected' && code === 'optOut'),
        cancelled: count((state) => state === 'cancelled'),
      });
      expect(total).toBe(own.length);
      expect(sum(Object.values(states))).toBe(total);
      expect(Number(actualCost)).toBeCloseTo(sum(own.map(({ charge }) => charge)), 1);
    }
  });

  it('have nothing left to send when they are completed', () => {
    const completed = begun.filter(({ status }) => status === 'completed');
    expect(completed.every(({ counts }) => valueAt(counts, 'queued') === 0)).toBe(true);
  });

  it('go to groups, and are sent by senders, of their own customer', () => {
    for (const { user, groups, senderId, status } of rows(made, 'campaigns')) {
      expect(idsIn(groups).every((id) => byId(made, 'contactGroups', id)['user'] === user)).toBe(true);
      expect(byId(made, 'senderIds', senderId)).toMatchObject({ user, status: 'approved' });
      expect(status).toBeDefined();
    }
  });
});

describe('messages of the first records', () => {
  it('tell their way in order, to the state that they are in', () => {
    for (const { id, status, events, createdAt, sentAt, deliveredAt } of messages) {
      const steps = Array.isArray(events) ? events.filter(isRow) : [];
      const times = steps.map((step) => at(step['at']));
      expect(times, id).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0], id).toBe(at(createdAt));
      expect(times.at(-1), id).toBeLessThanOrEqual(now.getTime());
      expect(steps.at(-1)?.['status'], id).toBe(status);
      const timeOf = (state: string) => steps.find((step) => step['status'] === state)?.['at'] ?? null;
      expect(sentAt ?? null, id).toBe(timeOf('sent'));
      expect(deliveredAt ?? null, id).toBe(timeOf('delivered'));
    }
  });

  it('say why where they did not arrive, and their encoding', () => {
    for (const { status, errorCode, encoding, text } of messages) {
      const needsCode = ['undelivered', 'failed', 'expired', 'rejected'].includes(String(status));
      expect((errorCode ?? null) !== null).toBe(needsCode);
      expect(encoding).toBe(countSegments(String(text)).encoding);
    }
  });

  it('went through an operator of the country of their number, at its price', () => {
    const codes: Record<string, string> = { DE: '+49', FR: '+33', GB: '+44' };
    for (const { to, operator, charge, segments } of messages) {
      const { country, sellPrice } = byId(made, 'operators', operator);
      expect(String(to).startsWith(codes[String(country)] ?? 'no code'), String(to)).toBe(true);
      expect([0, Number(sellPrice) * Number(segments)]).toContainEqual(expect.closeTo(Number(charge), 4));
    }
  });
});

it('gives operators the codes of their country as text, with their zeros', () => {
  const codes = { DE: '262', AT: '232', CH: '228', FR: '208', PT: '268', ES: '214', GB: '234' };
  const operators = rows(made, 'operators');
  for (const { country, mcc, mnc, dialPrefixes } of operators) {
    expect([country, mcc]).toEqual([country, codes[country as keyof typeof codes]]);
    expect(mnc).toMatch(/^\d{2,3}$/);
    expect(idsIn(dialPrefixes).every((prefix) => prefix.startsWith('+'))).toBe(true);
  }
  expect(operators.filter(({ mnc }) => textOf(mnc)?.startsWith('0')).length).toBeGreaterThan(5);
});

it('keeps contacts in groups of their own customer', () => {
  for (const { groups, user } of rows(made, 'contacts'))
    expect(idsIn(groups).every((id) => byId(made, 'contactGroups', id)['user'] === user)).toBe(true);
});

it('is the same at every start, and only moved from one day to the next', () => {
  expect(make(now)).toEqual(made);
  const tomorrow = make(new Date(now.getTime() + DAY));
  const [today = expect.fail('no campaign')] = rows(made, 'campaigns');
  const [moved] = rows(tomorrow, 'campaigns');
  expect(at(moved?.['scheduledAt']) - at(today['scheduledAt'])).toBe(DAY);
  expect(moved).toMatchObject({ id: today.id, name: today['name'], status: today['status'] });
});
