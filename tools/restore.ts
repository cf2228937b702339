import config from '../fixtures/demo';
import { settingsFrom } from '../gateway/openGateway';
import { outliving, restore } from '../gateway/upkeep/backupAndRestore';
import { countsText } from '../gateway/upkeep/countsText';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';

/**
 * `npm run restore -- <file> [--replace [--lose-kept]]`: fills the gateway's store with a backup, whole or not at all.
 * Without --replace only an empty one. What outlives a restore stays; where it cannot be read, --lose-kept goes on without it.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const [replace, loseKept] = FLAGS.map((flag) => argv.includes(flag));
  const [file, ...more] = argv.filter((word) => !FLAGS.includes(word));
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.error('Usage: npm run restore -- <file> [--replace [--lose-kept]]');
    return 2;
  }
  try {
    const { time, counts } = await restore(file, settingsFrom(process.env), {
      replace: replace === true,
      loseKept: loseKept === true,
      kept: outliving(createModel(config, kinds)),
    });
    console.log(`Restored from ${file}, made at ${time}: ${countsText(counts)}.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};

const FLAGS: readonly string[] = ['--replace', '--lose-kept'];
