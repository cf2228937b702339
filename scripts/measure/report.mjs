const number = (value) => value.toFixed(1).padStart(8);

/** One line of the table. A row without a limit is printed for the reader and never judged. */
export const printRow = (row) => {
  const { name, sizes, limit, note = '' } = row;
  const shownLimit = limit === undefined ? '' : number(limit);
  const verdict = isAbove(row) ? 'ABOVE' : '';
  const columns = [name.padEnd(50), number(sizes.gzip), number(sizes.brotli), shownLimit.padStart(8)];
  console.log(`${columns.join('')}  ${verdict.padEnd(6)}${note}`.trimEnd());
};

export const printHead = () => console.log(`${'kB'.padEnd(50)}    gzip  brotli  budget`);

export const isAbove = ({ sizes, judged = sizes, limit = Infinity }) => judged.gzip > limit;
