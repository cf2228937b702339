import { createAbility, type Ability } from '../../model/access/ability';
import { abilityOfRoles } from '../../model/access/abilityOfRoles';
import { intersectAbilities } from '../../model/access/intersectAbilities';
import type { SessionKeeper } from './session';
import { userId, type UserData } from './userData';

/** A role whose menu and screens somebody looks at. */
export type PreviewedRole = {
  readonly name: string;
  /** Its rights as they are stored. */
  readonly pairs: readonly unknown[];
  /** The address to come back to. */
  readonly from: string;
};

export type Preview = {
  /** The role that is looked at; undefined with one's own rights. The same object until that changes. */
  role(): PreviewedRole | undefined;
  /** What whoever is signed in may do at present: never more than their own rights. The same until that changes. */
  ability(): Ability;
  start(role: PreviewedRole): void;
  stop(): void;
  /** Returns what stops listening. */
  subscribe(listener: () => void): () => void;
};

/**
 * Lets staff look at the product as a role sees it. It is kept in memory alone and ends with the page and with the
 * person's sign-in; the servers know nothing of it, because it only ever takes rights away.
 */
export const createPreview = (session: Pick<SessionKeeper, 'user' | 'subscribe'>): Preview => {
  const listeners = new Set<() => void>();
  let current: { readonly role: PreviewedRole; readonly by: string } | undefined;
  const become = (next: typeof current) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const person = () => {
    const user = session.user();
    return user && userId(user);
  };
  const abilityFor = createAbilityFor();
  session.subscribe(() => {
    if (current && current.by !== person()) become(undefined);
  });
  return {
    role: () => current?.role,
    ability: () => abilityFor(session.user(), current?.role),
    start: (role) => {
      const by = person();
      if (by !== undefined) become({ role, by });
    },
    stop: () => become(undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/* Asked for at every call and every drawing, so it is made anew only when it is another one. */
const createAbilityFor = () => {
  let last:
    | { readonly user: UserData | undefined; readonly role: PreviewedRole | undefined; ability: Ability }
    | undefined;
  return (user: UserData | undefined, role: PreviewedRole | undefined): Ability => {
    if (last && last.user === user && last.role === role) return last.ability;
    const own = createAbility(user?.ability);
    last = { user, role, ability: role ? intersectAbilities(own, abilityOfRoles([role.pairs])) : own };
    return last.ability;
  };
};
