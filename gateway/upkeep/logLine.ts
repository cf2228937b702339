import { FILES_PATH } from '../../server/uploads/addresses';

/** One request as the log tells it. Never a token, a password, a body, or what was searched for. */
export type LogLine = {
  /** When it came, ISO 8601 in UTC. */
  readonly time: string;
  readonly id: string;
  readonly method: string;
  /** With the names of the parameters, without their values. */
  readonly path: string;
  /** Absent when the client had gone before it had the whole answer. */
  readonly status?: number;
  readonly ms: number;
  /** Of the answer as sent, its head included; absent when that is not known. */
  readonly bytes?: number;
  readonly user?: string;
};

export type Log = (line: LogLine) => void;

/** What is logged: nothing, or a line for each request. */
export type LogSetting = 'off' | 'requests';

/** Reads `LOG`. @throws when it is neither of the valid values. */
export const logSettingFrom = (given: string | undefined, otherwise: LogSetting): LogSetting => {
  const wanted = given?.trim() || otherwise;
  if (wanted === 'off' || wanted === 'requests') return wanted;
  throw new Error(`LOG is "${given}". Valid: off, requests.`);
};

/** Lines of JSON on the standard output. */
export const createLog = (setting: LogSetting): Log | undefined =>
  setting === 'off' ? undefined : (line) => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** The address without what is a secret in it, and without the values of its parameters, which somebody may have searched for. */
export const loggedPath = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  if (pathname.startsWith(FILES_PATH)) return FILES_PATH;
  const names = [...new Set(searchParams.keys())];
  return names.length > 0 ? `${pathname}?${names.map(encodeURIComponent).join('&')}` : pathname;
};
