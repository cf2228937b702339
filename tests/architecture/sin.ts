/** One mistake on purpose: the file it is written to (and further ones), and words of the rule that has to see it. */
export type Sin = { sin: string; file: string; also?: readonly string[]; text: string; rule: string };
