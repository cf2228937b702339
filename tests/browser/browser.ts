import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './chromium/findBrowser';

/** Quiet and self-contained: nothing is fetched, updated or reported by the browser itself. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium that findBrowser finds, headless and with a fresh profile. The caller closes it. */
export const launchBrowser = (): Promise<Browser> => {
  const { executablePath, env } = findBrowser();
  return chromium.launch({
    executablePath,
    args: flags,
    headless: true,
    env: { ...definedEnvironment(), ...env },
  });
};

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
