import { circlesIn } from './circles';
import type { Import } from './imports';
import {
  drawing,
  frameworks,
  mayImport,
  mayReadConfig,
  onNodeOnly,
  overridesMayImport,
  pureFields,
  standAlone,
} from './layers';

type Rule = { name: string; isBroken: (edge: Import) => boolean };

/** Every import that runs against the table, each as `from -> to: the rule`. */
export const importFaults = (imports: readonly Import[]): string[] => [
  ...imports.flatMap((edge) =>
    rules.filter((rule) => rule.isBroken(edge)).map((rule) => `${edge.from} -> ${edge.to}: ${rule.name}`),
  ),
  ...circlesIn(imports).map((circle) => `${circle}: no circles`),
  ...drawnByGateway(imports),
];

const folderOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];
const isTest = (path: string): boolean => /\.(test|suite)\.tsx?$/.test(path);

const layerRules: Rule[] = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder} may import ${allowed.join(', ') || 'nothing'}`,
  isBroken: ({ from, to, isPackage }) =>
    !isPackage &&
    folderOf(from) === folder &&
    to.startsWith('src/') &&
    ![folder, ...allowed].includes(folderOf(to) ?? 'the top of src'),
}));

const standAloneRules: Rule[] = standAlone.map((folder) => ({
  name: `one of ${folder} never imports another`,
  isBroken: ({ from, to, isPackage }) => {
    const [own, other] = [from, to].map((path) => new RegExp(`^src/${folder}/([^/]+)`).exec(path)?.[1]);
    return !isPackage && own !== undefined && other !== undefined && own !== other;
  },
}));

const rules: Rule[] = [
  ...layerRules,
  ...standAloneRules,
  {
    name: 'config loads no package',
    isBroken: ({ from, isPackage, isType }) => inside(from, 'src/config/') && isPackage && !isType,
  },
  {
    name: 'model knows no framework',
    isBroken: ({ from, to, isPackage, isType }) =>
      inside(from, 'src/model/') && isPackage && !isType && frameworks.test(to),
  },
  {
    name: 'the pure half of fields stays pure',
    isBroken: ({ from, to, isPackage, isType }) =>
      pureFields.test(from) && isPackage && !isType && frameworks.test(to),
  },
  {
    name: 'the server imports config, model, the words it says and the pure half of fields',
    isBroken: ({ from, to, isPackage }) =>
      isServed(from) && !isPackage && to.startsWith('src/') && !mayGateway(to),
  },
  {
    name: 'the server runs anywhere: nothing of Node, nothing of the gateway',
    isBroken: ({ from, to, isPackage }) =>
      inside(from, 'server/') && (isPackage ? onNodeOnly.test(to) : !/^(server|src)\//.test(to)),
  },
  {
    name: 'only cutConfig.ts and fixtures/demo read resources.config.ts',
    isBroken: ({ from, to }) => isConfig(to) && !mayReadConfig.test(from),
  },
  {
    name: 'overrides/ imports what docs/overrides.md lists, and of resources.config.ts the type',
    isBroken: ({ from, to, isPackage, isType }) =>
      inside(from, 'overrides/') &&
      !isPackage &&
      !(isConfig(to) || isOfSamples(from, to) ? isType : overridesMayImport.test(to)),
  },
  {
    name: 'nobody imports overrides/',
    isBroken: ({ from, to, isPackage }) =>
      !isPackage && to.startsWith('overrides/') && !from.startsWith('overrides/'),
  },
  {
    name: 'resources.config.ts and config/ import the words of the configuration only, and each other',
    isBroken: ({ from, to, isType }) => isDeclared(from) && !isType && !/^(src\/config|config)\//.test(to),
  },
  {
    name: 'only resources.config.ts reads config/',
    isBroken: ({ from, to, isPackage }) =>
      !isPackage && to.startsWith('config/') && !isDeclared(from) && !isOfSamples(from, to),
  },
  {
    name: 'nobody imports config/samples/: src/samples.ts collects it, so that it can be deleted',
    isBroken: ({ from, to, isPackage }) =>
      !isPackage &&
      to.startsWith('config/samples/') &&
      !from.startsWith('config/samples/') &&
      !isOfSamples(from, to),
  },
  {
    name: 'src stands on its own',
    isBroken: ({ from, to, isPackage }) =>
      from.startsWith('src/') &&
      !isPackage &&
      !isTest(from) &&
      /^(server|gateway|fixtures|tests|tools|scripts)\//.test(to),
  },
  {
    name: 'the bare react-admin of measure/ has nothing of the product, and nobody imports it',
    isBroken: ({ from, to, isPackage }) => !isPackage && isBare(from) !== isBare(to),
  },
  {
    name: 'react-admin is imported by its own name',
    isBroken: ({ to, isPackage }) => isPackage && /^ra-(core|ui-materialui)$/.test(to),
  },
  {
    name: 'an import has no extension',
    isBroken: ({ from, specifier, isPackage }) =>
      /\.tsx?$/.test(from) && !isPackage && /\.tsx?$/.test(specifier),
  },
];

/* What samples do on their server goes when they go. */
const isOfSamples = (from: string, to: string): boolean =>
  from.startsWith('overrides/samples/') && to.startsWith('config/samples/');

const isBare = (path: string): boolean => path.startsWith('measure/');

const isDeclared = (path: string): boolean => path === 'resources.config.ts' || path.startsWith('config/');

const isConfig = (path: string): boolean => /^resources\.config(\.ts)?$/.test(path);

/** The tests of a folder may bring a server or a page of their own. */
const inside = (path: string, folder: string): boolean => path.startsWith(folder) && !isTest(path);

const isServed = (path: string): boolean => inside(path, 'server/') || inside(path, 'gateway/');

const mayGateway = (path: string): boolean =>
  /^src\/(config|model|locales\/en)\/|^src\/locales\/(\w+\/)?(mail|languages|refusing)\.ts$/.test(path) ||
  pureFields.test(path);

/** What the gateway and the config load, however far away, draws nothing: both run in Node without React. */
const drawnByGateway = (imports: readonly Import[]): string[] => {
  const loading = imports.filter((edge) => !edge.isType);
  const reached = new Set(loading.map((edge) => edge.from).filter(isServerSide));
  for (const file of reached)
    loading.filter((edge) => edge.from === file && !edge.isPackage).forEach((edge) => reached.add(edge.to));
  return loading
    .filter((edge) => reached.has(edge.from) && edge.isPackage && drawing.test(edge.to))
    .map((edge) => `${edge.from} -> ${edge.to}: the gateway runs without React`);
};

/** The kinds are collected by a pattern, so no import leads to them. */
const isServerSide = (path: string): boolean => isDeclared(path) || isServed(path) || pureFields.test(path);
