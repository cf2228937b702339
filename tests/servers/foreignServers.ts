import express, { type App } from 'express';
import { crud } from 'express-crud-router';
import jsonServer from 'json-server';
import type { AddressInfo } from 'node:net';

type Stored = Record<string, unknown> & { id: number };
type Tables = { readonly [table: string]: Stored[] };

/** A server of somebody else over these records, and what it keeps by now. */
export type ForeignServer = { url: string; stored: () => Tables; close: () => Promise<void> };

/** json-server as npm brings it: every request of the simple dialect is understood in its own way, or not at all. */
export const startJsonServer = async (tables: Tables): Promise<ForeignServer> => {
  const router = jsonServer.router(structuredClone(tables));
  const app = jsonServer.create().use(jsonServer.bodyParser).use(router);
  return listening(app, () => router.db.getState() as Tables);
};

/** express-crud-router as npm brings it, before tables in memory that keep what they are given. */
export const startCrudRouter = async (tables: Tables): Promise<ForeignServer> => {
  const kept = structuredClone(tables) as Record<string, Stored[]>;
  const app = express();
  for (const name of Object.keys(kept)) app.use(crud(`/${name}`, actionsOf(kept, name)));
  return listening(app, () => kept);
};

const actionsOf = (kept: Record<string, Stored[]>, name: string) => {
  const rows = () => kept[name] ?? [];
  const change = (id: string, body: object) => {
    const before = rows().find((row) => String(row.id) === id);
    const after = { ...before, ...body } as Stored;
    kept[name] = rows().map((row) => (row === before ? after : row));
    return after;
  };
  return {
    get: async ({
      filter,
      limit,
      offset,
    }: {
      filter: Record<string, unknown>;
      limit: number;
      offset: number;
    }) => {
      const found = rows().filter((row) =>
        Object.entries(filter).every(([field, value]) =>
          [value].flat().map(String).includes(String(row[field])),
        ),
      );
      return { rows: found.slice(offset, offset + limit), count: found.length };
    },
    create: async (body: object) => {
      const made = { id: Math.max(0, ...rows().map(({ id }) => id)) + 1, ...body };
      kept[name] = [...rows(), made];
      return made;
    },
    update: async (id: string, body: object) => change(id, body),
    destroy: async (id: string) => void (kept[name] = rows().filter((row) => String(row.id) !== id)),
  };
};

const listening = async (app: App, stored: () => Tables): Promise<ForeignServer> => {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    stored,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
