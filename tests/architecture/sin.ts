/** One mistake on purpose: the file it is written to, and words of the rule that has to see it. */
export type Sin = { sin: string; file: string; text: string; rule: string };
