import type samples from '../../config/samples/calendar';
import { defineHooks } from '../../server/hooks/defineHooks';
import type { RecordOf } from '../../src/config/defineResource';
import { ALL, byId, idIn, sent, told } from './wire';

type Event = RecordOf<(typeof samples)['resources']['events']>;

const toldEvent = ({ when, calendar, ...event }: Event) => ({
  ...told(event, ['title', 'url']),
  start: when.from,
  end: when.to,
  allDay: when.allDay ?? false,
  extendedProps: { calendar },
});

/* Whole days are from the first moment of one to the last of another, in UTC. */
const valuesOf = (event: unknown, before?: Event): Partial<Event> => {
  const { from, to, allDay: isWhole = false } = before?.when ?? {};
  const asked = { start: from, end: to, allDay: isWhole, ...sent(event, ['start', 'end', 'allDay']) };
  const { start, end, allDay }: { start?: unknown; end?: unknown; allDay?: unknown } = asked;
  const dayOf = (moment: unknown) => String(moment).slice(0, 10);
  const when = allDay
    ? { from: `${dayOf(start)}T00:00:00.000Z`, to: `${dayOf(end ?? start)}T23:59:59.999Z`, allDay }
    : { from: start, to: end ?? start, allDay };
  const props = (Object(event) as { readonly extendedProps?: unknown }).extendedProps;
  return { ...sent(event, ['title', 'url']), ...sent(props, ['calendar']), when } as Partial<Event>;
};

export default defineHooks<typeof samples, 'events'>({
  answers: {
    // S7.73
    'GET /apps/calendar/events': async ({ query }, { records }) => {
      const chosen = [...query.getAll('calendars[]'), ...query.getAll('calendars')];
      const rows = (await records('events').list(ALL)).filter(({ calendar }) => chosen.includes(calendar));
      return { body: rows.toSorted(byId).map(toldEvent) };
    },
    // S7.74
    'POST /apps/calendar/add-event': async ({ body }, { records }) => {
      const event = await records('events').create(valuesOf(body['event']));
      return { status: 201, body: { event: toldEvent(event) } };
    },
    // S7.75
    'POST /apps/calendar/update-event': async ({ body: { event } }, { records }) => {
      const id = idIn(event);
      const stored = await records('events').update(id, valuesOf(event, await records('events').get(id)));
      return { body: { event: toldEvent(stored) } };
    },
    // S7.76
    'DELETE /apps/calendar/remove-event': async ({ query, body }, { records }) => {
      await records('events').remove(query.get('id') ?? idIn(body));
      return {};
    },
  },
});
