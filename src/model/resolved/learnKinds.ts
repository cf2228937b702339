import type { Download, Kinds } from './kind';
import type { ResolvedField } from './resolvedField';

type Place = { readonly kinds: Kinds; readonly download: Download };

/** Fetches what the values of these fields and of their members are judged by. */
export const learnKinds = async (
  fields: readonly ResolvedField[],
  { kinds, download }: Place,
): Promise<void> => {
  const learning = new Set(kindsIn(fields).flatMap((name) => kinds[name].learn ?? []));
  await Promise.all([...learning].map((learn) => learn(download)));
};

const kindsIn = (fields: readonly ResolvedField[]): ResolvedField['kind'][] =>
  fields.flatMap(({ kind, children }) => [kind, ...kindsIn(children)]);
