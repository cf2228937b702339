/** Options that the language had, each with what is written now; asked where a name is unknown. */
export const formerOptions: Readonly<Record<string, string>> = {
  assumed: 'Leave it out: all is assumed but what `api.shown` and `api.shownFields` name.',
  stamp: 'Say it in the `effect` of an action: { at: { $now: true }, by: { $me: "id" } }.',
};
