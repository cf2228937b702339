import type { Json } from '../../src/config/json';
import { changedAt } from './shop';

const text = { kind: 'text' };
const name = { kind: 'text', required: true };

const bookings: Json = {
  label: { one: 'Booking', many: 'Bookings' },
  title: '{guest}',
  icon: 'calendar',
  group: 'hotel',
  fields: {
    guest: { kind: 'person', required: true },
    email: { kind: 'email' },
    room: { kind: 'reference', to: 'rooms', required: true },
    checkIn: { kind: 'date' },
    checkOut: { kind: 'date' },
    nights: { kind: 'number' },
    rate: { kind: 'money', currency: 'EUR' },
    total: { kind: 'money', currency: 'EUR', compute: { product: ['rate', 'nights'] } },
    status: {
      kind: 'choice',
      default: 'requested',
      values: { requested: {}, confirmed: {}, inHouse: {}, left: {}, cancelled: {}, noShow: {} },
    },
    wishes: { kind: 'longText' },
  },
  list: { columns: ['guest', 'room', 'status'], filters: ['status', 'room'] },
  actions: {
    confirm: {
      on: 'row',
      call: 'POST /v1/bookings/:id/confirm',
      when: { status: 'requested' },
      effect: { status: 'confirmed' },
    },
    arrive: {
      on: 'row',
      call: 'POST /v1/bookings/:id/arrive',
      when: { status: 'confirmed' },
      effect: { status: 'inHouse' },
    },
    cancel: {
      on: 'row',
      call: 'POST /v1/bookings/:id/cancel',
      when: { status: { $in: ['requested', 'confirmed'] } },
      effect: { status: 'cancelled' },
    },
  },
  transitions: {
    status: {
      requested: ['confirmed', 'cancelled'],
      confirmed: ['inHouse', 'cancelled', 'noShow'],
      inHouse: ['left'],
      left: [],
      cancelled: [],
      noShow: [],
    },
  },
  checks: [{ field: 'checkOut', op: '>', other: 'checkIn', message: 'The guest leaves after arriving.' }],
};

/** A configuration of another trade without a fault: references, states, sums, rows and accounts. */
export const hotel: Json = {
  name: 'Hotel',
  groups: { hotel: { label: 'Hotel', icon: 'tag' } },
  accounts: {
    resources: { admins: { may: { name: { $ne: 'Nobody' } } } },
    email: 'email',
    password: 'password',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'abilities' },
  },
  resources: {
    rooms: {
      label: { one: 'Room', many: 'Rooms' },
      title: '{number}',
      icon: 'tag',
      group: 'hotel',
      fields: {
        number: name,
        type: { kind: 'choice', values: { single: {}, double: {} } },
        equipment: { kind: 'choices', values: { bath: {}, balcony: {}, desk: {} } },
        rate: { kind: 'money', currency: 'EUR' },
        most: { kind: 'money', currency: 'EUR' },
      },
      related: [{ resource: 'bookings', target: 'room' }],
    },
    bookings,
    tickets: {
      label: { one: 'Ticket', many: 'Tickets' },
      title: '{key} {subject}',
      icon: 'tag',
      fields: {
        key: { kind: 'text', serial: 'TRK-{0000}' },
        subject: name,
        parent: { kind: 'reference', to: 'tickets' },
      },
      related: [{ resource: 'tickets', target: 'parent', columns: ['key', 'subject'] }],
    },
    comments: {
      label: { one: 'Comment', many: 'Comments' },
      title: '{text}',
      icon: 'tag',
      fields: { text: { kind: 'longText', required: true }, ticket: { kind: 'reference', to: 'tickets' } },
    },
    products: {
      label: { one: 'Product', many: 'Products' },
      title: '{name}',
      icon: 'tag',
      fields: {
        name,
        slug: { kind: 'text', pattern: '[a-z0-9-]+', max: 80 },
        address: { kind: 'slug', from: 'name' },
        priceEur: { kind: 'money', currency: 'EUR' },
        priceUsd: { kind: 'money', currency: 'USD' },
        variants: { kind: 'items', of: { sku: text, stock: { kind: 'number', min: 0 } } },
        online: { kind: 'boolean' },
      },
      layout: [{ label: 'Main', sections: [{ fields: ['name', 'slug'] }] }],
    },
    samples: {
      label: { one: 'Sample', many: 'Samples' },
      title: '{code}',
      icon: 'tag',
      fields: {
        code: name,
        state: {
          kind: 'choice',
          values: {
            drawn: {},
            sent: {},
            received: {},
            measured: {},
            reviewed: {},
            approved: {},
            archived: {},
          },
        },
        result: { kind: 'number', requiredWhen: { state: 'measured' } },
      },
      actions: { review: { on: 'row', call: 'POST /v1/samples/:id/review', can: ['review', 'samples'] } },
    },
    admins: {
      label: { one: 'Administrator', many: 'Administrators' },
      title: '{name}',
      icon: 'person',
      fields: {
        name,
        email: { kind: 'email', required: true },
        password: { kind: 'password' },
        role: { kind: 'reference', to: 'roles' },
      },
    },
    roles: {
      label: { one: 'Role', many: 'Roles' },
      title: '{name}',
      icon: 'role',
      fields: { name, abilities: { kind: 'json' } },
    },
  },
};

/** A copy of the hotel in which one thing is different; the path begins in `resources`. */
export const hotelWith = (path: string, value: unknown): unknown => changedAt(hotel, path, value);
