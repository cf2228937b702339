/** What each folder of src may import besides itself, from left to right and never back. The gateway is a folder too. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  config: [],
  model: ['config'],
  locales: [],
  parts: [],
  overrides: ['config'],
  fields: ['config', 'model', 'overrides', 'locales', 'parts'],
  providers: ['config', 'model', 'locales', 'parts'],
  views: ['config', 'model', 'overrides', 'fields', 'parts'],
  listViews: ['config', 'model', 'fields', 'views', 'parts'],
  features: ['config', 'model', 'fields', 'views', 'locales', 'parts'],
  pages: ['config', 'model', 'overrides', 'fields', 'views', 'locales', 'parts'],
  samples: ['config', 'model', 'fields', 'views', 'locales', 'parts'],
  app: [
    'config',
    'model',
    'overrides',
    'fields',
    'providers',
    'views',
    'listViews',
    'features',
    'pages',
    'locales',
    'parts',
  ],
};

/** Folders whose subfolders do not know each other. */
export const standAlone = ['features', 'samples'] as const;

/** The parts of `fields` and `listViews` that have no React in them, and so may run in the gateway. */
export const pureFields =
  /^src\/(fields\/(kinds|([^/]+|special\/[^/]+)\/kind)|listViews\/(views|[^/]+\/view))\.ts$/;

/** No import checker sees what a pattern collects, so patterns have their places. */
export const mayCollect =
  /^((gateway|demo)\/(sampleO|o)verrides\.ts$|gateway\/translations\.ts$|src\/((declared|samples)\.ts|fields\/(kinds|cells|inputs)\.ts|listViews\/(views\.ts|parts\.tsx)|features\/dashboard\/widgets\/widgetViews\.ts|app\/(samples|overrides|seeds)\.ts)$)/;

/** What `overrides/` may import besides packages and itself; `docs/overrides.md` lists it for people. */
export const overridesMayImport =
  /^(overrides\/|server\/hooks\/|src\/(overrides|fields|views)\/|src\/config\/defineResource\.ts$)/;

/** Every test and tool can boot a small config of its own as long as only these read the product's. */
export const mayReadConfig = /^(src\/cutConfig\.ts|fixtures\/demo\/|overrides\/|tools\/|tests\/)/;

/** Packages that draw or talk to the network: never loaded by what has to run anywhere. */
export const frameworks =
  /^(react|react-dom|react-admin|react-router|react-hook-form|ra-.+|@mui\/.+|@emotion\/.+|@tanstack\/.+|socket\.io.*|hono|@hono\/.+|node:.+)$/;

/** Packages that need Node, or a connection: the server is handed what they do. */
export const onNodeOnly = /^(node:.+|@hono\/.+|socket\.io.*|pg|@electric-sql\/.+|vite)$/;

/** Packages that draw: the gateway serves without them. */
export const drawing =
  /^(react|react-dom|react-admin|react-router|react-hook-form|ra-.+|@mui\/.+|@emotion\/.+|@tanstack\/.+)$/;
