import { chromium, type Browser, type Page } from 'playwright-core';
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
export const launchBrowser = async (): Promise<Browser> => {
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: flags,
    headless: true,
    env: { ...definedEnvironment(), ...env },
  });
  launched.add(browser);
  browser.once('disconnected', () => launched.delete(browser));
  return browser;
};

/** The pages of all browsers that this process has started. */
export const openPages = (): Page[] =>
  [...launched].flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));

const launched = new Set<Browser>();

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
