import { checkSettings, defaultSettings, type CheckedSettings } from './checkSettings';

export type { CheckedSettings, Settings, SettingsHosts } from './checkSettings';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Reads `/config.json` of the page's own origin. No such file (404, or the page itself as a single-page
 * host answers) gives the defaults; never rejects: what is wrong is in `problems`.
 */
export const loadSettings = async (fetch: Fetch, origin: string): Promise<CheckedSettings> => {
  const answer = await readFile(fetch, origin);
  if ('problem' in answer)
    return { settings: defaultSettings(origin), problems: [`config.json: ${answer.problem}`] };
  return checkSettings(answer.value, origin);
};

type FileAnswer = { value: unknown } | { problem: string };

const NO_FILE: FileAnswer = { value: {} };

const readFile = async (fetch: Fetch, origin: string): Promise<FileAnswer> => {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`${origin}/config.json`, { cache: 'no-store', signal });
    const text = await response.text();
    if (response.status === 404 || text.trimStart().startsWith('<')) return NO_FILE;
    return response.ok
      ? parse(text)
      : { problem: `the server answered ${response.status}. Expected 200 or 404` };
  } catch {
    return { problem: 'cannot be reached. Expected an answer of this host within 10 seconds' };
  }
};

const parse = (text: string): FileAnswer => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: `is not JSON (${error instanceof Error ? error.message : ''}). Expected one object` };
  }
};
