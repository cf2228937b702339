/** In kB (1000 bytes) of gzip, code only: the page, scripts and styles. Fonts and records are printed, not judged. */
export const budgets = {
  signIn: { name: 'sign-in page, cold', limit: 95 },
  firstList: { name: 'first list after sign-in, all till then', limit: 340 },
  firstEdit: { name: 'first edit form, added', limit: 60 },
  /** socket.io's client weighs 13. */
  background: { name: 'listening in the background, added', limit: 23 },
  /** The charts weigh 106. */
  dashboard: { name: 'the dashboard with its charts after sign-in, all till then', limit: 450 },
  config: { name: 'the config, as the screens above need it', limit: 15 },
  /** Of a part that no first screen loads: what we wrote ourselves, whatever its libraries weigh. */
  lazyOwn: { name: 'any other lazy part, beside its libraries', limit: 15 },
};
