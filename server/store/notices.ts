import { report } from '../report';
import type { Store } from './store';

/** Takes a notice as it came, and the news that some may have been lost. */
export type Hear = { readonly heard: (notice: string) => void; readonly missed: () => void };

/** Those who listen in this process, for stores of every kind. `open` begins to hear others, with the first of them. */
export const createNotices = (open: (hear: Hear) => Promise<void> = async () => undefined) => {
  const listeners = new Set<Listener>();
  let opening: Promise<void> | undefined;
  const each = (call: (listener: Listener) => unknown) => {
    for (const listener of listeners) {
      try {
        call(listener);
      } catch (error) {
        // One who fails keeps nobody else from hearing it.
        report(error);
      }
    }
  };
  const hear: Hear = {
    heard: (notice) => {
      const [topic, message] = JSON.parse(notice) as [string, unknown];
      each((listener) => listener.topic === topic && listener.handler(message));
    },
    missed: () => each((listener) => listener.missed?.()),
  };
  const listen: Store['listen'] = async (topic, handler, missed) => {
    opening ??= open(hear);
    await opening;
    const listener = { topic, handler, missed };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { ...hear, listen };
};

type Listener = {
  readonly topic: string;
  readonly handler: (message: unknown) => void;
  readonly missed: (() => void) | undefined;
};

/** What PostgreSQL hands over at most is 8000 bytes. */
const MOST_BYTES = 7000;

/** @throws when it is too long for the narrowest store. */
export const noticeText = (topic: string, message: unknown): string => {
  const text = JSON.stringify([topic, message]);
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= MOST_BYTES) return text;
  throw new Error(`store: a notice of "${topic}" has ${bytes} bytes; it may have ${MOST_BYTES} bytes`);
};
