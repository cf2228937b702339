import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FoundBrowser } from './foundBrowser';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const packageFolder = join(root, 'node_modules', '@sparticuz', 'chromium');
const cacheFolder = join(root, 'node_modules', '.cache', 'chromium');

/** The headless Chromium inside the npm package, unpacked once; undefined where the package has none. */
export const bundledBrowser = (): FoundBrowser | undefined => {
  const fits = process.platform === 'linux' && process.arch === 'x64' && existsSync(packageFolder);
  if (!fits) return undefined;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(cacheFolder, version);
  if (!existsSync(home)) unpackInto(home);
  return {
    source: `the npm package @sparticuz/chromium ${version}`,
    executablePath: join(home, 'chromium'),
    env: { ...libraries(home), ...fonts(home) },
  };
};

/** Another run may unpack at the same moment: each works in its own folder and the first rename wins. */
const unpackInto = (home: string): void => {
  mkdirSync(cacheFolder, { recursive: true });
  const staging = mkdtempSync(join(cacheFolder, 'unpacking-'));
  try {
    extract(staging);
    writeFileSync(join(staging, 'fonts', 'fonts.conf'), fontsConfig(home));
    renameSync(staging, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
};

/** The package unpacks into the temporary folder, and adds the NSS libraries only where it believes to be on Lambda. */
const extract = (staging: string): void => {
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(`@sparticuz/chromium could not be unpacked into ${staging}: ${run.stderr}`);
};

const fontsConfig = (home: string): string =>
  [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`,
  ].join('');

const libraries = (home: string): Record<string, string> => {
  const linked = spawnSync('ldd', [join(home, 'chromium')], { encoding: 'utf8' });
  const hasAll = !linked.error && !linked.stdout.includes('not found');
  if (hasAll) return {};
  const folders = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return { LD_LIBRARY_PATH: folders.join(':') };
};

const fonts = (home: string): Record<string, string> =>
  existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(home, 'fonts') };
