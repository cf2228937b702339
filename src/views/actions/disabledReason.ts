import { issueText, type Say } from '../../model/answers/issueText';
import type { Issue } from '../../model/resolved/kind';

type Speech = { readonly translate: Say; readonly locale: string };

/** Why something is not possible for some records, in the words in which a server refuses it; each reason once. */
export const disabledReason = (faults: readonly Issue[], { translate, locale }: Speech): string =>
  [...new Set(faults.map((fault) => issueText(fault, { say: translate, locale })))].join(' · ');
