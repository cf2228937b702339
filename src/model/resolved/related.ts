import type { Labels } from './resolvedField';

/** A list of another entity on the page of a record. */
export type ResolvedRelated = {
  readonly resource: string;
  readonly target: string;
  readonly label: Labels | undefined;
  readonly columns: readonly string[] | undefined;
  /** It is what people have written: which fields say what, who and when. */
  readonly conversation: ResolvedConversation | undefined;
};

/** Which fields of what people have written say what, who and when. */
export type ResolvedConversation = {
  readonly text: string;
  readonly by: string | undefined;
  readonly at: string;
};
