// `npm run measure`: builds the product, opens its first screens in the browser of the tests, and holds what was
// transferred against the budgets. Exits 1 above one.
import { runnerImport } from 'vite';
import { budgets } from './measure/budgets.mjs';
import { buildProduct } from './measure/buildProduct.mjs';
import { startCountingServer } from './measure/countingServer.mjs';
import { startGateway } from './measure/gatewayProgram.mjs';
import { configSizes, lazyParts } from './measure/parts.mjs';
import { isAbove, printHead, printRow } from './measure/report.mjs';
import { sum } from './measure/sizes.mjs';
import { visitScreens } from './measure/visitScreens.mjs';

const countScreens = async () => {
  const { module } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
  const gateway = await startGateway();
  const server = await startCountingServer(gateway.port);
  const browser = await module.launchBrowser();
  try {
    const visits = await visitScreens(await browser.newPage(), server);
    return { visits, transfers: server.transfers };
  } finally {
    await browser.close();
    server.stop();
    gateway.stop();
  }
};

const screenRows = ({ visits: { signIn, firstList, firstEdit }, transfers }) => {
  const code = (from, to) => sum(transfers.slice(from, to).filter(({ kind }) => kind === 'code'));
  return [
    { ...budgets.signIn, sizes: code(0, signIn) },
    { ...budgets.firstList, sizes: code(0, firstList) },
    { ...budgets.firstEdit, sizes: code(firstList, firstEdit) },
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
const loaded = new Set(counted.transfers.map(({ path }) => path));
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

const above = [...judged, ...parts].filter(isAbove).map(({ name }) => name.trim());
if (above.length > 0) console.error(`Above budget: ${above.join('; ')}`);
process.exit(above.length > 0 ? 1 : 0);
