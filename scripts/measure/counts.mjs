import { codeBudgets } from './budgets.mjs';
import { builtChunks } from './buildProduct.mjs';
import { reportConfig } from './configReport.mjs';
import { configSizes, lazyParts } from './parts.mjs';
import { isAbove, printHead, printRow } from './report.mjs';
import { measureScreens } from './screens.mjs';

/** Prints what can be counted, which is the same on every machine. Answers the names of what is above its limit. */
export const measureCounts = async () => {
  const chunks = builtChunks();
  const screens = await measureScreens();
  const { frame, part, all } = configSizes(chunks);
  const judged = [
    { ...codeBudgets.frame, sizes: frame },
    { ...codeBudgets.listPart, sizes: part },
    { ...codeBudgets.config, sizes: all },
  ];
  /* what no first screen fetched */
  const parts = partRows(lazyParts(chunks, screens.paths));
  printHead();
  judged.forEach(printRow);
  console.log(`${codeBudgets.lazyOwn.name}:`);
  parts.forEach(printRow);
  return [
    ...screens.above,
    ...[...judged, ...parts].filter(isAbove).map(({ name }) => name.trim()),
    ...(await reportConfig()),
  ];
};

/** A part is shown whole, and judged by what of it we wrote. */
const partRows = (parts) =>
  parts.map(({ name, whole, own, library }) => ({
    name: `  ${name}`,
    sizes: whole,
    judged: own,
    limit: limitOf(name),
    note: `${own.gzip.toFixed(1)} our own${library ? `, the rest mostly ${library}` : ''}`,
  }));

const isTranslation = (name) => /^(de|fr|pt)-/.test(name);

const limitOf = (name) => {
  if (isTranslation(name)) return codeBudgets.translations.limit;
  return (name.startsWith('app/loadDemo-') ? codeBudgets.samples : codeBudgets.lazyOwn).limit;
};
