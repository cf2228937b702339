import type { Place } from '../../server/hooks/patterns';
import { rememberedWordSet, type SoughtWord } from '../../server/hooks/wordSet';
import type { Campaign, Desk, SpamWord } from './desk';

export type Held = {
  readonly words: readonly SpamWord[];
  /** The message with what was found between « and ». */
  readonly reason: string;
  /** A person may not let it pass either. */
  readonly isBlocked: boolean;
};

const wordSet = rememberedWordSet();

/** The words that hold a campaign until somebody has looked at it; undefined when there are none. */
export const heldBy = async (
  { message, user }: Partial<Campaign>,
  desk: Pick<Desk, 'records'>,
): Promise<Held | undefined> => (await holding(user ?? '', desk))(message ?? '');

/** The same for many texts of one customer, of which those that are the same are looked at once. */
export const holding = async (
  user: string,
  { records }: Pick<Desk, 'records'>,
): Promise<(text: string) => Promise<Held | undefined>> => {
  const where = { status: 'active', action: { $in: ['block', 'flag'] } } as const;
  const all = await records('spamWords').list({ where, limit: 10_000 });
  const findWords = await wordSet(all.map(soughtOf));
  const heldIn = async (text: string): Promise<Held | undefined> => {
    const found = await findWords(text);
    const words = all.filter(({ id, users }) => found.has(id) && (!users?.length || users.includes(user)));
    if (words.length === 0) return undefined;
    const reason = marked(
      text,
      words.flatMap(({ id }) => found.get(id) ?? []),
    );
    return { words, reason, isBlocked: words.some(({ action }) => action === 'block') };
  };
  const known = new Map<string, ReturnType<typeof heldIn>>();
  return (text) => {
    const held = known.get(text) ?? heldIn(text);
    known.set(text, held);
    return held;
  };
};

const soughtOf = ({ id, word, matchType, caseSensitive }: SpamWord): SoughtWord => ({
  id,
  text: word ?? '',
  as: matchType === 'regex' ? 'pattern' : matchType === 'contains' ? 'part' : 'word',
  isCaseSensitive: caseSensitive ?? false,
});

/** Counts what the words have found. */
export const notedHits = async (words: readonly SpamWord[], { records, now }: Desk): Promise<void> => {
  for (const { id, hitCount } of words)
    await records('spamWords').update(
      id,
      { hitCount: (hitCount ?? 0) + 1, lastHitAt: now.toISOString() },
      { aside: true },
    );
};

/* Places that overlap are marked as one. */
const marked = (text: string, places: readonly Place[]): string => {
  const marks: [from: number, to: number][] = [];
  for (const [from, to] of places.toSorted(([one], [other]) => one - other)) {
    const last = marks.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else if (from < to) marks.push([from, to]);
  }
  return marks.reduceRight(
    (said, [from, to]) => `${said.slice(0, from)}«${said.slice(from, to)}»${said.slice(to)}`,
    text,
  );
};
