import { settingsFrom } from '../gateway/openGateway';
import { restore } from '../gateway/upkeep/backupAndRestore';
import { countsText } from '../gateway/upkeep/countsText';

/**
 * `npm run restore -- <file> [--replace]`: fills the gateway's store with a backup, whole or not at all. Without
 * --replace only an empty one.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const replace = argv.includes('--replace');
  const [file, ...more] = argv.filter((word) => word !== '--replace');
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.error('Usage: npm run restore -- <file> [--replace]');
    return 2;
  }
  try {
    const { time, counts } = await restore(file, settingsFrom(process.env), { replace });
    console.log(`Restored from ${file}, made at ${time}: ${countsText(counts)}.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};
