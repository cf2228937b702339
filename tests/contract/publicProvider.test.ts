import { expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { kinds } from '../../src/fields/kinds';
import { publicModel } from '../../src/model/pages/publicPages';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { createPublicProvider } from '../../src/providers/rest/publicProvider';

const rooms = {
  label: { one: 'Room', many: 'Rooms' },
  title: '{name}',
  icon: 'tag',
  public: { read: { when: {}, fields: ['name', 'photo'] } },
  fields: { name: f.text({ required: true }), photo: f.image({ upload: true }) },
} as const;

it('knows where pictures of public records are without a question, on the host that has them', async () => {
  const model = publicModel(createModel({ name: 'Test', groups: {}, resources: { rooms } }, kinds));
  const host = 'https://sms.test/base';
  const hosts = { sms: host, remote: host, orders: host, auth: 'https://auth.test' };
  const provider = createPublicProvider({ model, hosts, offers: { has: () => false } });
  const { getFileAddresses } = provider as unknown as Pick<ResourceProvider, 'getFileAddresses'>;
  const id = 'a'.repeat(32);
  expect(await getFileAddresses('public/rooms', { files: { [id]: ['small', 'large'] } })).toEqual({
    data: {
      [id]: {
        small: `https://sms.test/base/api/public/rooms/pictures/${id}/small`,
        large: `https://sms.test/base/api/public/rooms/pictures/${id}/large`,
      },
    },
  });
});
