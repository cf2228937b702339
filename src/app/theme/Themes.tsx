import { useMemo, type ReactNode } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { createAppTheme } from './createAppTheme';
import type { Looks } from './look';
import { useSkin } from './useSkin';

/** The theme of the skin that is shown. react-admin knows no third choice: to it, a dark system has a light theme of dark colours. */
export const Themes = ({ looks, children }: { readonly looks: Looks; readonly children: ReactNode }) => {
  const { shown } = useSkin();
  const themes = useMemo(
    () => ({
      lightTheme: createAppTheme(looks[shown]),
      darkTheme: createAppTheme(looks.dark),
      defaultTheme: 'light' as const,
    }),
    [looks, shown],
  );
  return (
    <ThemesContext.Provider value={themes}>
      <ThemeProvider>{children}</ThemeProvider>
    </ThemesContext.Provider>
  );
};
