import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { defineSamples } from '../../src/config/defineSamples';

const events = defineResource({
  label: { one: 'Event', many: 'Events' },
  menuLabel: 'Calendar',
  title: '{title}',
  icon: 'clock',
  routes: { list: '/apps/calendar' },
  form: 'drawer',
  rights: { admin: ['manage'] },
  fields: {
    title: f.text({ required: true, search: true, max: 200 }),
    calendar: f.choice({
      values: {
        Personal: { tone: 'danger' },
        Business: { tone: 'progress' },
        Family: { tone: 'warning' },
        Holiday: { tone: 'success' },
        ETC: { tone: 'info' },
      },
      required: true,
      default: 'Business',
    }),
    when: f.range({ of: 'dateTime', allDay: true, required: true }),
    url: f.url({ label: 'Web address' }),
    description: f.longText({ max: 2000 }),
  },
  list: {
    views: { calendar: { range: 'when', tone: 'calendar' } },
    filters: ['calendar', 'when'],
    rail: { by: 'calendar', choose: 'many' },
  },
  demo: { count: 10 },
});

export default defineSamples({ resources: { events } });
