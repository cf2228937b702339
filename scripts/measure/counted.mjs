const counts = ['layouts', 'styles', 'commits'];

/**
 * What several visits of one screen took, as a line with its limits; beside it, where there are some, what visits of the
 * bare react-admin took. The least of each count is judged: a frame more or less is the machine's. The processor time is
 * told as a ratio of the medians, and never judged: it is no count.
 */
export const countedRow = (name, { visits, bare, limits }) => {
  const isAbove = counts.some((what) => least(visits, what) > limits[what]);
  const cells = counts.map((what) => {
    const own = `${least(visits, what)}/${limits[what]}`.padStart(8);
    return bare ? `${own}${String(least(bare, what)).padStart(6)}` : own;
  });
  const ratio = bare ? (median(visits) / median(bare)).toFixed(2).padStart(12) : '';
  const line = `${name.padEnd(50)}${cells.join('')}${ratio}  ${isAbove ? 'ABOVE' : ''}`.trimEnd();
  return { line, isAbove };
};

/**
 * Whether there is to be one more visit after so many: three, and up to six while something is above its limit. A busy
 * machine adds frames, and takes none away.
 */
export const looksAgain = (times, isAbove) => times < 3 || (times < 6 && isAbove());

export const countedHead = (name, isBeside) => {
  const columns = counts.map((what) => what.padStart(8) + (isBeside ? '  bare' : '')).join('');
  return `${name.padEnd(50)}${columns}${isBeside ? '  CPU / bare' : ''}`;
};

const least = (visits, what) => Math.min(...visits.map((visit) => visit[what]));

const median = (visits) =>
  visits.map(({ cpu }) => cpu).toSorted((one, other) => one - other)[visits.length >> 1];
