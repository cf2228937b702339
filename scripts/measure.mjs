// `npm run measure`: builds the product and holds it against its limits: what its first screens transfer and how often
// they wait for the line, how long a large import and a flood of notifications keep the page from reacting, how everybody is served under attack,
// and how much of the configuration code overrides. Exits 1 above one.
import { codeBudgets } from './measure/budgets.mjs';
import { buildProduct, builtChunks } from './measure/buildProduct.mjs';
import { reportConfig } from './measure/configReport.mjs';
import { configSizes, lazyParts } from './measure/parts.mjs';
import { isAbove, printHead, printRow } from './measure/report.mjs';
import { measureFlood } from './measure/flood.mjs';
import { measureResponsiveness } from './measure/responsiveness.mjs';
import { measureScreens } from './measure/screens.mjs';
import { measureSiege } from './measure/siege.mjs';

/** A part is shown whole, and judged by what of it we wrote. */
const partRows = (parts) =>
  parts.map(({ name, whole, own, library }) => ({
    name: `  ${name}`,
    sizes: whole,
    judged: own,
    limit: (isTranslation(name) ? codeBudgets.translations : codeBudgets.lazyOwn).limit,
    note: `${own.gzip.toFixed(1)} our own${library ? `, the rest mostly ${library}` : ''}`,
  }));

const isTranslation = (name) => /^(de|fr|pt)-/.test(name);

buildProduct();
const chunks = builtChunks();
const screens = await measureScreens();
const judged = [{ ...codeBudgets.config, sizes: configSizes(chunks) }];
/* what no first screen fetched */
const parts = partRows(lazyParts(chunks, screens.paths));

printHead();
judged.forEach(printRow);
console.log(`${codeBudgets.lazyOwn.name}:`);
parts.forEach(printRow);

const above = [
  ...screens.above,
  ...[...judged, ...parts].filter(isAbove).map(({ name }) => name.trim()),
  ...(await measureResponsiveness()),
  ...(await measureFlood()),
  ...(await measureSiege()),
  ...(await reportConfig()),
];
if (above.length > 0) console.error(`Above its limit: ${above.join('; ')}`);
process.exit(above.length > 0 ? 1 : 0);
