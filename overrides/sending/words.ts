import { isEndlessPattern } from '../../server/hooks/values';
import type { RecordOf } from '../../src/config/defineResource';
import type config from '../../resources.config';
import type { Campaign, Desk } from './desk';

type SpamWord = RecordOf<(typeof config.resources)['spamWords']>;

export type Held = {
  readonly words: readonly SpamWord[];
  /** The message with what was found between « and ». */
  readonly reason: string;
  /** A person may not let it pass either. */
  readonly isBlocked: boolean;
};

/** The words that hold a campaign until somebody has looked at it; undefined when there are none. */
export const heldBy = async (
  { message, user }: Partial<Campaign>,
  desk: Pick<Desk, 'records'>,
): Promise<Held | undefined> => (await holding(user ?? '', desk))(message ?? '');

/** The same for many texts of one customer. */
export const holding = async (
  user: string,
  { records }: Pick<Desk, 'records'>,
): Promise<(text: string) => Held | undefined> => {
  const where = { status: 'active', action: { $in: ['block', 'flag'] } } as const;
  const all = await records('spamWords').list({ where, limit: 10_000 });
  const own = all
    .filter(({ users }) => !users?.length || users.includes(user))
    .map((word) => ({ word, pattern: patternOf(word) }));
  return (text) => {
    const found = own.flatMap(({ word, pattern }) => (pattern?.test(text) ? word : []));
    if (found.length === 0) return undefined;
    const reason = found.reduce(
      (marked, word) => marked.replace(patternOf(word, 'g') ?? '', (part) => `«${part}»`),
      text,
    );
    return { words: found, reason, isBlocked: found.some(({ action }) => action === 'block') };
  };
};

/** Counts what the words have found. */
export const notedHits = async (words: readonly SpamWord[], { records, now }: Desk): Promise<void> => {
  for (const { id, hitCount } of words)
    await records('spamWords').update(
      id,
      { hitCount: (hitCount ?? 0) + 1, lastHitAt: now.toISOString() },
      { aside: true },
    );
};

const patternOf = ({ word, matchType, caseSensitive }: SpamWord, more = ''): RegExp | undefined => {
  const flags = `u${more}${caseSensitive ? '' : 'i'}`;
  const plain = (word ?? '').replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  if (plain === '') return undefined;
  if (matchType === 'contains') return new RegExp(plain, flags);
  // Between what is no letter and no digit of any script.
  if (matchType !== 'regex') return new RegExp(String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`, flags);
  // One that cannot be read, or could run for ever, finds nothing.
  return isEndlessPattern(word ?? '') ? undefined : new RegExp(word ?? '', flags);
};
