import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedLately } from './git';
import { indented, nameOf } from './print';
import { runVitest } from './runVitest';
import { filesOf, isRed, keyOf, type Seen, type SeenFile } from './seen';

/** The same file, run twice. */
export type Tried = { readonly first: SeenFile; readonly second: SeenFile };

/** Whether chance may have a part in a file: a browser or a page is driven. Everything else has no excuse. */
export const mayRunAgain = ({ project, file }: SeenFile): boolean =>
  project === 'browser' || (project === 'dom' && file.startsWith('src/'));

export type Judgement = {
  /** Red, then green. */
  readonly flaky: readonly Tried[];
  /** Red twice. */
  readonly failed: readonly Tried[];
  /** Why the flaky ones refuse all the same. */
  readonly faults: readonly string[];
};

export const judge = (tried: readonly Tried[], changed: ReadonlySet<string>): Judgement => {
  const flaky = tried.filter(({ second }) => !isRed(second));
  const fresh = flaky.filter(({ first }) => changed.has(first.file));
  return {
    flaky,
    failed: tried.filter(({ second }) => isRed(second)),
    faults: [
      ...(flaky.length > MOST_FLAKY ? [`${flaky.length} flaky files; more than ${MOST_FLAKY} refuse`] : []),
      ...fresh.map(
        ({ first }) => `${first.file} is flaky, and one of the last ${COMMITS} commits changed it`,
      ),
    ],
  };
};

const MOST_FLAKY = 2;
const COMMITS = 30;

/* What so many files say is no chance; and it is red whatever they say the second time. */
const MOST_TRIED = 10;

/** Where a browser test that is red leaves its pictures. */
export const picturesIn = (root: string): string => join(root, '.cache/failures');

/**
 * Runs each red file in which chance may have a part once more, alone, each in a process of its own. What the second run
 * saw takes the place of what the first did.
 */
export const tryAgain = async (all: readonly Seen[], root: string): Promise<Judgement> => {
  const red = all.flatMap((seen) =>
    filesOf(seen)
      .filter((file) => isRed(file) && mayRunAgain(file))
      .map((first) => ({ seen, first })),
  );
  const tried: Tried[] = [];
  if (red.length > MOST_TRIED)
    console.log(`${red.length} red files are too many for chance: they are not run again`);
  else
    for (const { seen, first } of red) {
      console.log(`once more, alone: ${first.project} ${first.file}`);
      const second = await runAgain(first, root);
      seen.files.set(keyOf(first), second);
      tried.push({ first, second });
    }
  return judge(tried, changedLately(root, COMMITS));
};

const runAgain = async (first: SeenFile, root: string): Promise<SeenFile> => {
  const env = { FAILURES: join(picturesIn(root), SECOND) };
  const seen = await runVitest([first.project], { root, env, files: [first.file] });
  const again = seen.files.get(keyOf(first)) ?? { ...first, titles: [], reds: [] };
  const faults = seen.faults.map((error) => ({ title: '', place: '', error }));
  return { ...again, reds: [...again.reds, ...faults] };
};

const SECOND = 'second try';

/** Both tries of a file, what was on its pages, and how to run it. */
export const printTried = ({ first, second }: Tried, root: string): void => {
  const says = isRed(second) ? 'FAILED twice' : 'FLAKY';
  const pictures = ['.', SECOND].flatMap((folder) => picturesOf(join(picturesIn(root), folder, first.file)));
  const lines = [
    `${says} ${first.project} ${first.file}`,
    ...triedLines('first', first),
    ...triedLines('then, alone', second),
    ...(pictures.length > 0 ? ['  pictures:', ...pictures.map((picture) => `    ${picture}`)] : []),
    `  again: npx vitest run --project ${first.project} ${first.file}`,
  ];
  console.log(lines.join('\n'));
};

const triedLines = (when: string, file: SeenFile): string[] => [
  `  ${when}: ${file.reds.length} red, ${file.titles.length} passed, ${(file.seconds ?? 0).toFixed(1)} s`,
  ...file.reds.map((red) => `  ${nameOf(file, red)}\n${indented(red.error)}`),
];

const picturesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.png'))
        .toSorted()
        .map((name) => join(folder, name))
    : [];
