import { createContext, useContext } from 'react';
import type { Ability } from '../model/ability';
import type { Model } from '../model/model';

/** What every generated screen needs: the model, and what the signed-in person may do. */
export type AdminContextValue = { readonly model: Model; readonly ability: Ability };

export const AdminContext = createContext<AdminContextValue | undefined>(undefined);

const useAdminContext = (): AdminContextValue => {
  const value = useContext(AdminContext);
  if (!value) throw new Error('No AdminContext above: generated screens live inside createApp().');
  return value;
};

export const useModel = (): Model => useAdminContext().model;

/** One synchronous ability: asking per cell costs nothing, unlike a query per cell. */
export const useAbility = (): Ability => useAdminContext().ability;
