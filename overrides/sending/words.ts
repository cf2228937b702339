import type { Place } from '../../server/hooks/patterns';
import { rememberedWordSet, type SoughtWord } from '../../server/hooks/wordSet';
import type { Campaign, Desk, SpamWord } from './desk';
import { wholeMessage } from './senders/wayOut';

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
  campaign: Partial<Campaign>,
  desk: Pick<Desk, 'records'>,
): Promise<Held | undefined> => (await holding(campaign.user ?? '', desk))(wholeMessage(campaign));

/** The same for many texts of one customer, of which those that are the same are looked at once. */
export const holding = async (
  user: string,
  desk: Pick<Desk, 'records'>,
): Promise<(text: string) => Promise<Held | undefined>> => {
  const findWords = await finding(user, desk);
  const heldIn = async (text: string): Promise<Held | undefined> => {
    const found = (await findWords(text)).filter(({ word }) => word.action !== 'warn');
    if (found.length === 0) return undefined;
    const words = found.map(({ word }) => word);
    const reason = marked(
      text,
      found.flatMap(({ places }) => places),
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

/** The words of a campaign that its writer is warned of, and that keep it from nothing. */
export const warnedOf = async (
  campaign: Partial<Campaign>,
  desk: Pick<Desk, 'records'>,
): Promise<{ readonly words: readonly SpamWord[]; readonly found: readonly string[] }> => {
  const text = wholeMessage(campaign);
  const found = (await (await finding(campaign.user ?? '', desk))(text)).filter(
    ({ word }) => word.action === 'warn',
  );
  const parts = found.flatMap(({ places }) => places.map(([from, to]) => text.slice(from, to)));
  return { words: found.map(({ word }) => word), found: [...new Set(parts)] };
};

type Found = { readonly word: SpamWord; readonly places: readonly Place[] };

/* All words that are switched on are one set, whatever they do: it is made once for all that ask. */
const finding = async (
  user: string,
  { records }: Pick<Desk, 'records'>,
): Promise<(text: string) => Promise<readonly Found[]>> => {
  const all = await records('spamWords').list({ where: { status: 'active' }, limit: 10_000 });
  const own = all.filter(({ users }) => !users?.length || users.includes(user));
  const findWords = await wordSet(all.map(soughtOf));
  return async (text) => {
    const found = await findWords(text);
    return own.flatMap((word) => {
      const places = found.get(word.id);
      return places ? { word, places } : [];
    });
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
