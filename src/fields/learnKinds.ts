import type { Kinds } from '../model/resolved/kind';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { download } from '../parts/download';

/** Fetches what the values of these fields and of their members are judged by. */
export const learnKinds = async (fields: readonly ResolvedField[], kinds: Kinds): Promise<void> => {
  const learning = new Set(kindsIn(fields).flatMap((name) => kinds[name].learn ?? []));
  await Promise.all([...learning].map((learn) => learn(download)));
};

const kindsIn = (fields: readonly ResolvedField[]): ResolvedField['kind'][] =>
  fields.flatMap(({ kind, children }) => [kind, ...kindsIn(children)]);
