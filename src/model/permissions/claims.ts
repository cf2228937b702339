import type { Ability } from '../access/ability';
import type { AbilityPair } from '../access/abilityPairs';
import type { Model } from '../resolved/model';
import type { Resource } from '../resolved/resource';

/** What a token may have to claim a role for (S6.09). */
export const claimed = ['create', 'edit', 'delete'] as const;

type Asked = { readonly api: Pick<Resource['api'], 'claim' | 'claimFor'> };

/** The role that a token has to claim for this, whatever else its account may do; undefined where it need not. */
export const claimFor = ({ api }: Asked, action: string): string | undefined =>
  api.claimFor.some((each) => each === action) ? api.claim : undefined;

/** The claim that somebody lacks for this; undefined where nothing is missing. */
export const missingClaim = (
  resource: Asked,
  action: string,
  claim: string | undefined,
): string | undefined => {
  const asked = claimFor(resource, action);
  return asked === claim ? undefined : asked;
};

type Claiming = { readonly ability: Ability; readonly claim: string | undefined };

/** The rights of somebody as a page is told them: without what is refused for want of the claim. */
export const toldRights = ({ ability, claim }: Claiming, { resources }: Model): readonly AbilityPair[] => [
  ...ability.pairs,
  ...resources.flatMap((resource) =>
    claimed
      .filter((action) => missingClaim(resource, action, claim) && ability.can(action, resource.subject))
      .map((action): AbilityPair => ({ action, subject: resource.subject, inverted: true })),
  ),
];
