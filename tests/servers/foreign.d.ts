/* What the tests use of packages that bring no types of their own. */
declare module 'express' {
  import type { Server } from 'node:http';
  export type App = {
    use(...handlers: unknown[]): App;
    listen(port: number, host: string): Server;
  };
  const express: { (): App };
  export default express;
}

declare module 'express-crud-router' {
  type Asked = { filter: Record<string, unknown>; limit: number; offset: number };
  export const crud: (
    path: string,
    actions: {
      get: (asked: Asked) => Promise<{ rows: object[]; count: number }>;
      create: (body: object) => Promise<object>;
      update: (id: string, body: object) => Promise<object>;
      destroy: (id: string) => Promise<void>;
    },
  ) => unknown;
}

declare module 'json-server' {
  import type { App } from 'express';
  const jsonServer: {
    create(): App;
    router(data: object): { readonly db: { getState(): object } };
    readonly bodyParser: unknown;
  };
  export default jsonServer;
}
