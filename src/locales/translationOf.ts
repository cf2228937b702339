/** What another language must say, given what English says: the same keys, no more and no fewer. */
export type TranslationOf<English> = {
  [Key in keyof English]: English[Key] extends string ? string : TranslationOf<English[Key]>;
};
