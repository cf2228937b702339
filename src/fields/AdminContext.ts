import { createContext, useContext } from 'react';
import type { Answerer, Offer } from '../config/offers';
import type { Ability } from '../model/access/ability';
import type { Wording } from '../model/resolved/kind';
import type { Model, PageModel } from '../model/resolved/model';
import { wholeModel } from '../model/resolved/wholeModel';

/** What every generated screen needs: the model, and what the signed-in person may do. */
export type AdminContextValue = {
  readonly model: PageModel;
  readonly ability: Ability;
  /** The id of whoever is signed in. */
  readonly me?: string | undefined;
  /** Where this person reads and writes times, and how files have dates. */
  readonly times?: Times | undefined;
  /** What the hosts offer; default: everything. */
  readonly offers?: ((host: Answerer, offer: Offer) => boolean) | undefined;
  /** Begins to show the product as a role sees it, until somebody goes back from there to `from`. */
  readonly preview?: (role: RoleToPreview) => void;
};

export type Times = Pick<Wording, 'timeZone' | 'dates'>;

export type RoleToPreview = {
  readonly name: string;
  readonly pairs: readonly unknown[];
  readonly from: string;
};

export const AdminContext = createContext<AdminContextValue | undefined>(undefined);

const useAdminContext = (): AdminContextValue => {
  const value = useContext(AdminContext);
  if (!value) throw new Error('No AdminContext above: generated screens live inside createApp().');
  return value;
};

export const useModel = (): PageModel => useAdminContext().model;

/** The model for what looks at all entities. Only where they have been waited for, as every lazy part has. */
export const useWholeModel = (): Model => wholeModel(useModel());

/** The id of whoever is signed in. */
export const useMe = (): string | undefined => useAdminContext().me;

/** Does this host offer it? */
export const useOffers = (): NonNullable<AdminContextValue['offers']> =>
  useAdminContext().offers ?? everything;

const everything = () => true;

/** Shows the product as a role sees it; undefined where nobody signs in. */
export const usePreview = () => useAdminContext().preview;

/** One synchronous ability: asking per cell costs nothing, unlike a query per cell. */
export const useAbility = (): Ability => useAdminContext().ability;

/** Where this person reads and writes times; nothing is said where the device decides. */
export const useTimes = (): Times => useAdminContext().times ?? NO_TIMES;

const NO_TIMES: Times = {};
