import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../gateway/testGateway';
import { worlds } from './worlds';

type CalendarEvent = {
  readonly id: number;
  readonly title: string;
  readonly url: string | null;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly extendedProps: { readonly calendar: string };
};

const CALENDARS = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'];
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(worlds)('the calls of the calendar over %s', (_, open) => {
  let world: Awaited<ReturnType<typeof open>>;
  let ask: Caller;
  beforeAll(async () => {
    world = await open();
    ({ ask } = world);
  });
  afterAll(() => world.stop());

  const events = async (calendars: readonly string[] = CALENDARS) => {
    const query = new URLSearchParams(calendars.map((each) => ['calendars[]', each]));
    return (await ask('GET', `/apps/calendar/events?${query}`)).body as unknown as readonly CalendarEvent[];
  };
  const counted = async (...calendars: string[]) => (await events(calendars)).length;
  const add = (event: unknown) => ask('POST', '/apps/calendar/add-event', { event });
  const change = (event: unknown) => ask('POST', '/apps/calendar/update-event', { event });
  const remove = (query: string, body?: object) => ask('DELETE', `/apps/calendar/remove-event${query}`, body);
  const talk = {
    title: 'Talk',
    url: 'https://talks.example.com/',
    start: '2031-03-01T09:00:00.000Z',
    end: '2031-03-01T10:00:00.000Z',
    allDay: false,
    extendedProps: { calendar: 'Family' },
  };

  it('S3.25 an event has a title, an address, a start and an end, whether it is whole days, and its calendar', async () => {
    for (const event of await events())
      expect(event).toEqual({
        id: expect.any(Number),
        title: expect.any(String),
        url: event.url && expect.stringMatching(/^https:/),
        start: expect.stringMatching(MOMENT),
        end: expect.stringMatching(MOMENT),
        allDay: expect.any(Boolean),
        extendedProps: { calendar: expect.stringMatching(`^(${CALENDARS.join('|')})$`) },
      });
  });

  it('S7.73 GET /apps/calendar/events gives only events of the chosen calendars, and of none where none is chosen', async () => {
    expect((await ask('GET', '/apps/calendar/events?calendars[]=Business')).status).toBe(200);
    expect([await counted(...CALENDARS), await counted('Business'), await counted('Personal')]).toEqual([
      10, 4, 3,
    ]);
    expect([await counted('Business', 'ETC'), await counted('Unknown')]).toEqual([5, 0]);
    expect((await events(['Holiday'])).map(({ extendedProps }) => extendedProps.calendar)).toEqual([
      'Holiday',
    ]);
    expect((await ask('GET', '/apps/calendar/events')).body).toEqual([]);
  });

  it('S7.74 POST /apps/calendar/add-event makes an event with a new id', async () => {
    const [newest = expect.fail('no event')] = await events();
    const { status, body } = await add(talk);
    expect([status, body]).toEqual([201, { event: { id: newest.id + 1, ...talk } }]);
    const day = {
      title: 'Day off',
      start: '2031-03-02',
      allDay: true,
      extendedProps: { calendar: 'Holiday' },
    };
    expect((await add(day)).body['event']).toEqual({
      ...day,
      id: newest.id + 2,
      url: null,
      start: '2031-03-02T00:00:00.000Z',
      end: '2031-03-02T23:59:59.999Z',
    });
    expect((await events()).map(({ id }) => id).slice(0, 2)).toEqual([newest.id + 2, newest.id + 1]);
  });

  it('S7.74 an event without a title or a start, that ends before it begins, or of no calendar is refused', async () => {
    const before = await events();
    for (const wrong of [
      { title: '' },
      { start: undefined },
      { end: '2031-02-01T09:00:00.000Z' },
      { extendedProps: { calendar: 'Moon' } },
    ])
      expect([wrong, (await add({ ...talk, ...wrong })).status]).toEqual([wrong, 422]);
    expect((await add('Talk')).status).toBe(422);
    expect(await events()).toEqual(before);
  });

  it('S7.75 POST /apps/calendar/update-event changes that event alone, and of it what is given', async () => {
    const { id } = (await add(talk)).body['event'] as CalendarEvent;
    const others = (await events()).filter((each) => each.id !== id);
    const later = { start: '2031-04-01T09:00:00.000Z', end: '2031-04-01T12:00:00.000Z' };
    const { status, body } = await change({ id, ...later });
    expect([status, body]).toEqual([200, { event: { ...talk, ...later, id } }]);
    const rest = { title: 'Another talk', url: null, extendedProps: { calendar: 'ETC' } };
    expect((await change({ id, ...rest })).body['event']).toEqual({ ...talk, ...later, ...rest, id });
    const whole = { allDay: true, start: '2031-04-01T00:00:00.000Z', end: '2031-04-01T23:59:59.999Z' };
    expect((await change({ id, allDay: true })).body['event']).toEqual({ id, ...rest, ...whole });
    expect((await events()).filter((each) => each.id !== id)).toEqual(others);
  });

  it('S7.76 DELETE /apps/calendar/remove-event removes an event for good', async () => {
    const before = await events();
    const [first = expect.fail('no event'), second = expect.fail('no event'), ...others] = before;
    expect((await remove(`?id=${first.id}`)).status).toBe(200);
    expect((await remove('', { id: second.id })).status).toBe(200);
    expect(await events()).toEqual(others);
    expect((await remove(`?id=${first.id}`)).status).toBe(404);
  });

  it('S8.18 an event that is not there is not found, and nothing changes', async () => {
    const before = await events();
    expect((await change({ ...talk, id: 9999 })).status).toBe(404);
    expect((await change(talk)).status).toBe(404);
    expect([(await remove('?id=9999')).status, (await remove('')).status]).toEqual([404, 404]);
    expect(await events()).toEqual(before);
  });
});
