// `npm run measure`: builds the product and holds it against its limits: what its first screens transfer and how often
// they wait for the line, how long a large import keeps the page from reacting, how everybody is served under attack,
// and how much of the configuration code overrides. Exits 1 above one.
import { runnerImport } from 'vite';
import { budgets } from './measure/budgets.mjs';
import { buildProduct } from './measure/buildProduct.mjs';
import { reportConfig } from './measure/configReport.mjs';
import { startCountingServer } from './measure/countingServer.mjs';
import { startGateway } from './measure/gatewayProgram.mjs';
import { configSizes, lazyParts } from './measure/parts.mjs';
import { isAbove, printHead, printRow } from './measure/report.mjs';
import { measureResponsiveness } from './measure/responsiveness.mjs';
import { measureSiege } from './measure/siege.mjs';
import { sum } from './measure/sizes.mjs';
import { measureWaves } from './measure/waves.mjs';
import { visitDashboard, visitScreens } from './measure/visitScreens.mjs';

const countScreens = async () => {
  const { module } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
  const gateway = await startGateway();
  const server = await startCountingServer(gateway.port);
  const browser = await module.launchBrowser();
  try {
    const visits = await visitScreens(await browser.newPage(), server);
    const transfers = server.transfers.splice(0);
    await visitDashboard(await browser.newPage(), server);
    return { visits, transfers, ofDashboard: server.transfers };
  } finally {
    await browser.close();
    server.stop();
    gateway.stop();
  }
};

/* Begins some seconds after the first screen, whichever that is, and belongs to none of them. */
const isBackground = (path) => /Background|connectSocket/.test(path);

const screenRows = ({ visits: { signIn, firstList, firstEdit }, transfers, ofDashboard }) => {
  const codeOf = (screens) => sum(screens.filter(({ kind, path }) => kind === 'code' && !isBackground(path)));
  const code = (from, to) => codeOf(transfers.slice(from, to));
  return [
    { ...budgets.signIn, sizes: code(0, signIn) },
    { ...budgets.firstList, sizes: code(0, firstList) },
    { ...budgets.firstEdit, sizes: code(firstList, firstEdit) },
    {
      ...budgets.background,
      sizes: sum(transfers.filter(({ path }) => isBackground(path))),
    },
    { ...budgets.dashboard, sizes: codeOf(ofDashboard) },
    { name: 'fonts, all screens', sizes: sum(transfers.filter(({ kind }) => kind === 'font')) },
  ];
};

/** A part is shown whole, and judged by what of it we wrote. */
const partRows = (parts) =>
  parts.map(({ name, whole, own, library }) => ({
    name: `  ${name}`,
    sizes: whole,
    judged: own,
    limit: budgets.lazyOwn.limit,
    note: `${own.gzip.toFixed(1)} our own${library ? `, the rest mostly ${library}` : ''}`,
  }));

const chunks = await buildProduct();
const counted = await countScreens();
/* what no budget of a screen covers is judged as a lazy part */
const ofScreens = counted.transfers.slice(0, counted.visits.firstEdit);
const loaded = new Set(ofScreens.map(({ path }) => path).filter((path) => !isBackground(path)));
const judged = [
  ...screenRows(counted),
  { ...budgets.config, sizes: configSizes(chunks, ({ fileName }) => loaded.has(`/${fileName}`)) },
  { name: 'the same for every entity, none of it at once', sizes: configSizes(chunks) },
];
const parts = partRows(lazyParts(chunks, loaded));

printHead();
judged.forEach(printRow);
console.log(`${budgets.lazyOwn.name}:`);
parts.forEach(printRow);

const above = [
  ...[...judged, ...parts].filter(isAbove).map(({ name }) => name.trim()),
  ...(await measureWaves()),
  ...(await measureResponsiveness()),
  ...(await measureSiege()),
  ...(await reportConfig()),
];
if (above.length > 0) console.error(`Above its limit: ${above.join('; ')}`);
process.exit(above.length > 0 ? 1 : 0);
