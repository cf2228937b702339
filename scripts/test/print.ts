import type { Red, SeenFile } from './seen';

/* Each of them in one call: what runs beside writes no line into the midst of another. */

export const printFile = ({ project, file, titles, reds, seconds = 0 }: SeenFile): void => {
  const red = reds.length > 0 ? `, ${reds.length} red` : '';
  const tests = `${String(titles.length + reds.length).padStart(4)} tests`;
  console.log(`${project.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s ${tests}  ${file}${red}`);
};

export const printRed = (file: SeenFile, red: Red): void =>
  console.log(`RED ${file.project} ${nameOf(file, red)}\n${indented(red.error)}`);

/** `path > group > test (place)`. */
export const nameOf = ({ file }: SeenFile, { title, place }: Red): string =>
  [[file, title].filter(Boolean).join(' > '), place && `(${place})`].filter(Boolean).join(' ');

export const indented = (text: string): string => text.replace(/^/gm, '    ');
