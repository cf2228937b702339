import { settingsFrom } from '../gateway/openGateway';
import { backup } from '../gateway/upkeep/backupAndRestore';
import { countsText } from '../gateway/upkeep/countsText';

/**
 * `npm run backup -- [file]`: writes all records of the gateway (the folder `.data`, or `DATABASE_URL`) into one new
 * file. It holds password hashes; only its owner may read it.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const [file = `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.ndjson.gz`, ...more] =
    argv;
  if (more.length > 0 || file.startsWith('-')) {
    console.error('Usage: npm run backup -- [file]');
    return 2;
  }
  try {
    const counts = await backup(file, settingsFrom(process.env));
    console.log(`${file}: ${countsText(counts)}. Keep it safe: it holds the hashes of passwords.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};
