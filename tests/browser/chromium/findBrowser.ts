import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundledBrowser } from './bundledBrowser';
import type { FoundBrowser } from './foundBrowser';

/** The places to look, so that a test can describe a machine. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  playwright: () => string;
  bundled: () => FoundBrowser | undefined;
};

const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  playwright: () => chromium.executablePath(),
  bundled: bundledBrowser,
});

/**
 * A Chromium for the tests: the one CHROME_PATH names, else one the system has, else one Playwright manages, else the
 * one inside the npm package. Throws when CHROME_PATH is no program, and when there is none at all.
 */
export const findBrowser = (machine: Machine = thisMachine()): FoundBrowser => {
  const found =
    fromEnvironment(machine) ?? fromSystem(machine) ?? fromPlaywright(machine) ?? machine.bundled();
  if (found) return found;
  throw new Error(
    'No Chromium for the browser tests. Install Chromium or Chrome, or set CHROME_PATH to one, or run: npx playwright-core install chromium',
  );
};

const fromEnvironment = ({ env }: Machine): FoundBrowser | undefined => {
  const file = env.CHROME_PATH;
  if (!file) return undefined;
  if (!isProgram(file)) throw new Error(`CHROME_PATH is no program that can be run: ${file}`);
  return { source: 'CHROME_PATH', executablePath: file, env: {} };
};

const programNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const fromSystem = (machine: Machine): FoundBrowser | undefined => {
  const file = systemPlaces(machine).find(isProgram);
  return file ? { source: `the system (${file})`, executablePath: file, env: {} } : undefined;
};

const systemPlaces = ({ env, platform }: Machine): string[] => {
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const unix = onPath.flatMap((folder) => programNames.map((name) => join(folder, name)));
  const installed: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  };
  return [...(platform === 'win32' ? [] : unix), ...(installed[platform] ?? [])];
};

const fromPlaywright = ({ playwright }: Machine): FoundBrowser | undefined => {
  const file = playwright();
  return isProgram(file) ? { source: 'Playwright', executablePath: file, env: {} } : undefined;
};

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
