import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { ThemesContext } from 'react-admin';
import { useContext, useMemo, type ReactNode } from 'react';

/** Paper is white: what stands inside has the light colours whatever the skin of the product. */
export const LightSkin = ({ children }: { readonly children: ReactNode }) => {
  const { lightTheme } = useContext(ThemesContext);
  const theme = useMemo(() => createTheme(lightTheme ?? {}), [lightTheme]);
  const baseline = theme.components?.MuiCssBaseline?.styleOverrides;
  const variables = typeof baseline === 'object' ? (baseline as { readonly [Root in ':root']?: object }) : {};
  return (
    <ThemeProvider theme={theme}>
      <Box sx={variables[':root'] ?? {}}>{children}</Box>
    </ThemeProvider>
  );
};
