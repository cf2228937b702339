import { createContext, useContext } from 'react';
import type { DashboardMessages } from '../../locales/dashboardMessages';

export const DashboardTexts = createContext<DashboardMessages | undefined>(undefined);

/** The texts of the dashboards in the language of the interface; `fill` puts values in their places. */
export const useTexts = (): DashboardMessages => {
  const texts = useContext(DashboardTexts);
  if (!texts) throw new Error('No DashboardTexts above: widgets live inside a <DashboardPage>.');
  return texts;
};
