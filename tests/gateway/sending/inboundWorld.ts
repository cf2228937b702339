import type { Row } from '../../../server/store/store';
import type { World } from './sendingWorld';

/** The phone of somebody in Germany whom an operator of the demonstration reaches. */
export const phoneOf = (at: number): string => `+4915171${String(at).padStart(5, '0')}9`;

/** A world that hears what people answer. */
export const hearing = (world: World) => {
  let last: unknown;
  const post = (message: unknown): Promise<Response> => {
    last = Object(message).text;
    return fetch(`${world.url}/hooks/contacts/inbound`, {
      method: 'POST',
      headers: { authorization: 'Bearer a key' },
      body: JSON.stringify(message),
    });
  };
  const replies = () => world.all('inboundMessages');
  return {
    ...world,
    post,
    replies,
    /** Answers how many have left or come by it. */
    hear: async (text: string, from = phoneOf(1), to = 'ACME'): Promise<unknown> => {
      const answer = await post({ from, to, text });
      return ((await answer.json()) as { heard?: unknown }).heard;
    },
    /** What was kept of the last one; those of one moment are in no order. */
    reply: async (): Promise<Row> => (await replies()).find(({ text }) => text === last) ?? ({} as Row),
    /** A message that a number has got. */
    got: (to: string, user: string, values: Record<string, unknown> = {}) =>
      world.put('smsLogs', [
        { _id: `got-${user}-${to}`, from: '0987', to, user, status: 'delivered', text: 'Hi', ...values },
      ]),
    /** Another customer that is active. */
    other: async (): Promise<string> => {
      const people = await world.all('people');
      return (
        people.find(({ _id, role, status }) => role === 'user' && status === 'active' && _id !== world.user)
          ?._id ?? ''
      );
    },
  };
};
