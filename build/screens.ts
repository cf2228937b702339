import { build, type PluginOption, type Rolldown } from 'vite';

type Page = {
  readonly root: string;
  readonly mode: string;
  readonly plugins: PluginOption[];
  readonly define: Readonly<Record<string, string>>;
};
type Group = Rolldown.CodeSplittingGroup;

/*
 * Each file has what the modules named import statically and no file before it has. What asks the server for the first
 * records lies apart from what draws them, which is three times as large. Nobody arrives at a list and a dashboard at
 * once, so neither holds what the other needs.
 */
const onTheWay = {
  start: ['main.tsx'],
  data: ['app/startConnection.ts', 'app/createApp.tsx', 'cutConfig.ts'],
  app: ['app/AdminApp.tsx'],
  list: ['views/list/ResourceList.tsx'],
  dashboard: [
    'features/dashboard/DashboardPage.tsx',
    'features/dashboard/charts/BarsChart.tsx',
    'features/dashboard/charts/RingChart.tsx',
  ],
  menus: [
    'views/list/table/RowMenu',
    'views/list/table/ColumnsMenu',
    'views/list/export/ExportMenu',
    'app/layout/UserMenu',
    'app/layout/LanguageMenu',
    'app/layout/menu/PhoneMenu',
  ].map((name) => `${name}.tsx`),
};

/* The server of the static demo, which has a part of much that is opened later. */
const inPage = ['serverInPage.ts', 'overrides.ts', 'keptInBrowser.ts'];

/* Nearly every form has some of these. */
const plainInputs = [
  'text',
  'longText',
  'email',
  'phone',
  'number',
  'choice',
  'date',
  'dateTime',
  'boolean',
  'reference',
  'money',
];

/* What is opened next, in no order. */
const after = {
  record: [
    'views/record/ResourceShow.tsx',
    'views/record/ResourceEdit.tsx',
    'views/record/ResourceCreate.tsx',
    'views/record/related/RelatedList.tsx',
    'views/record/form/ComputedValues.tsx',
    'views/FormInputs.tsx',
    ...plainInputs.map((kind) => `fields/${kind}/input.tsx`),
  ],
  choosers: [
    'fields/reference/Chooser.tsx',
    'fields/references/ListChooser.tsx',
    'fields/choice/SeveralChoices.tsx',
    'fields/tags/input.tsx',
    'features/search/SearchDialog.tsx',
  ],
  dialogs: [
    'views/list/filters/FilterPanel.tsx',
    'views/actions/ActionDialog.tsx',
    'views/actions/DeleteDialog.tsx',
    'views/list/bulk/BulkActions.tsx',
    'features/shortcuts/ShortcutsDialog.tsx',
  ],
  bell: ['features/bell/Bell.tsx'],
};

/** Groups for a build of the page. The bundler is asked first, in a build of its own, what each screen needs. */
export const screenGroups = async (page: Page): Promise<Group[]> => {
  const chunks = await trialBuild(page);
  const taken = new Set<string>();
  const group = (name: string, needed: Iterable<string>): Group => {
    const modules = new Set([...needed].filter((id) => !taken.has(id)));
    modules.forEach((id) => taken.add(id));
    return {
      name,
      priority: 1000 - taken.size / 10,
      test: (id) => modules.has(id),
      includeDependenciesRecursively: false,
    };
  };
  const needs = (starts: readonly string[]) =>
    new Set(starts.flatMap((start) => [...neededBy(`/src/${start}`, chunks)]));
  const server = page.mode === 'demo' ? inPage.flatMap((name) => [...neededBy(`/demo/${name}`, chunks)]) : [];
  const list = needs(onTheWay.list);
  const dashboard = needs(onTheWay.dashboard);
  const menus = needs(onTheWay.menus);
  const branches = Object.entries(after).map(([name, starts]) => [name, needs(starts)] as const);
  const later = branches.flatMap(([, needed]) => [...needed]);
  const opened = new Set([...menus, ...later]);
  const aside = besideSamples(chunks);
  // What several files need lies in one before them, or in one of its own.
  return [
    group('start', needs(onTheWay.start)),
    group('data', needs(onTheWay.data)),
    // Where an entity declares addresses they are read on every page, which is not to bring the lists along.
    group('app', [
      ...needs(onTheWay.app),
      ...both(dashboard, new Set([...list, ...menus])),
      ...both(needs(['app/router/addressed.ts']), new Set([...list, ...dashboard])),
    ]),
    group('list', list),
    group('server', server),
    group('overlay', both(dashboard, opened)),
    group('dashboard', dashboard),
    group('menus', menus),
    group(
      'common',
      later.filter((id, at) => later.indexOf(id) !== at),
    ),
    ...branches.map(([name, needed]) => group(name, needed)),
    { name: 'shared', minShareCount: 2, test: (id: string) => !taken.has(id) && !aside.has(id) },
  ];
};

/*
 * What the server of the samples has in common with a single other part: were it among what many share, every page would
 * download it, samples or not. A page without samples has none of it.
 */
const besideSamples = (chunks: Chunks): Set<string> => {
  const samples = chunkOf(SAMPLES, chunks);
  if (!samples) return new Set();
  const others = [...chunks.values()].filter(
    (each) => (each.isEntry || each.isDynamicEntry) && each !== samples,
  );
  const users = new Map<string, number>();
  for (const { fileName } of others)
    for (const id of modulesFrom(fileName, chunks)) users.set(id, (users.get(id) ?? 0) + 1);
  return new Set([...modulesFrom(samples.fileName, chunks)].filter((id) => (users.get(id) ?? 0) < 2));
};

const SAMPLES = '/src/app/loadDemo.ts';

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((id) => other.has(id));

const trialBuild = async (page: Page) => {
  const { output } = (await build({
    ...page,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.filter((each) => each.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
};

type Chunks = Awaited<ReturnType<typeof trialBuild>>;

const neededBy = (module: string, chunks: Chunks): Set<string> => {
  const first = chunkOf(module, chunks);
  if (!first) throw new Error(`build/screens.ts names ${module.slice(1)}, which the page does not have`);
  return modulesFrom(first.fileName, chunks);
};

const chunkOf = (module: string, chunks: Chunks) =>
  [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));

/* With all that is imported statically from there. */
const modulesFrom = (start: string, chunks: Chunks): Set<string> => {
  const seen = new Set<string>();
  const visit = (fileName: string): void => {
    if (seen.has(fileName)) return;
    seen.add(fileName);
    chunks.get(fileName)?.imports.forEach(visit);
  };
  visit(start);
  return new Set([...seen].flatMap((fileName) => chunks.get(fileName)?.moduleIds ?? []));
};
