import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built product in a folder of its own, for a test that gives it a config.json. */
export const copyBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sms-gateway-'));
  for (const part of ['dist', 'dist-gateway', 'dist-gateway-tested', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    configure: (settings: object) =>
      writeFileSync(join(folder, 'dist/config.json'), JSON.stringify(settings)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
