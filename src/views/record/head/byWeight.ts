import type { ResolvedAction } from '../../../model/resolved/resource';

export type Weighed = {
  readonly primary: ResolvedAction | undefined;
  readonly others: readonly ResolvedAction[];
  /** What cannot be taken back easily stands apart. */
  readonly dangers: readonly ResolvedAction[];
};

/**
 * The one action that stands out: the first that is declared so, else the first that brings the record on (`success`,
 * `progress`), else the first that neither does harm nor asks for care.
 */
export const byWeight = (actions: readonly ResolvedAction[]): Weighed => {
  const harmless = actions.filter(({ tone }) => tone !== 'danger');
  const primary =
    actions.find((action) => action.primary) ??
    harmless.find(({ tone }) => tone === 'success' || tone === 'progress') ??
    harmless.find(({ tone }) => tone !== 'warning');
  return {
    primary,
    others: harmless.filter((action) => action !== primary),
    dangers: actions.filter((action) => action.tone === 'danger' && action !== primary),
  };
};
