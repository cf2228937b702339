import { onTestFinished } from 'vitest';
import { describedAt, openAnswering } from './answeringServer';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

export type Answers = Parameters<typeof openAnswering>[0];

/** Opens the product with connections, in their order, each described with the rest. */
export const connectedWorlds = () => {
  const open = worldsOfTests();
  return async (
    answers: Readonly<Record<string, Answers>>,
    more: object | ((name: string) => object) = {},
  ) => {
    const servers = new Map<string, Awaited<ReturnType<typeof openAnswering>>>();
    for (const [name, answerTo] of Object.entries(answers)) servers.set(name, await openAnswering(answerTo));
    onTestFinished(() => servers.forEach(({ close }) => close()));
    const restOf = (name: string) => (typeof more === 'function' ? (more(name) as object) : more);
    const described = Array.from(
      servers,
      ([name, { url }]) => [name, describedAt(url, restOf(name))] as const,
    );
    const env = {
      SENDER: 'http',
      SENDER_HTTP: JSON.stringify(Object.fromEntries(described)),
      RECEIPT_KEY: 'key',
    };
    const world = await open({ env });
    const asked = (name: string) => servers.get(name)?.asked ?? [];
    const connection = async (name: string) =>
      (await world.all('connections')).find((each) => each['name'] === name);
    const goOn = async (name: string) =>
      world.admin('POST', `/v1/connections/${(await connection(name))?._id}/goOn`, {});
    return { world, asked, connection, goOn };
  };
};

/** Has all networks go by these, as fast as they are. */
export const named = async (world: World, connections: readonly string[]): Promise<void> => {
  for (const { _id } of await world.all('operators'))
    await world.store.update('operators', _id, { patch: { connections, throughput: null } });
};

/** How many messages are in which state. */
export const counted = async (world: World): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status } of await world.all('smsLogs'))
    counts[String(status)] = (counts[String(status)] ?? 0) + 1;
  return counts;
};
