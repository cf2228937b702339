import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCreatePath, useTranslate, type RaRecord, ThemesContext } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { Breadcrumbs } from '../record/Breadcrumbs';
import '../record/print.css';
import { RecordPage } from '../record/RecordPage';
import { useEntity } from '../useEntity';
import { Sheet } from './Sheet';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useContext, useMemo, type ReactNode } from 'react';

/** One record as a sheet of paper, with a button that prints it. Without a sheet it is the record page. */
export const DocumentPage = () => {
  const { name, document } = useEntity();
  const createPath = useCreatePath();
  const { id = '' } = useParams();
  if (!document) return <Navigate to={createPath({ resource: name, type: 'show', id })} replace />;
  return (
    <RecordPage toolbar={(record) => <DocumentToolbar record={record} />}>
      {(record) => (
        <LightSkin>
          <Sheet document={document} record={record} />
        </LightSkin>
      )}
    </RecordPage>
  );
};

const DocumentToolbar = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        maxWidth: '210mm',
        mx: 'auto',
        mb: 2,
      }}
    >
      <Breadcrumbs record={record} here={translate('app.record.preview')} />
      <Button variant="contained" onClick={() => window.print()}>
        {translate('app.record.print')}
      </Button>
    </Box>
  );
};

/** Paper is white: what stands inside has the light colours whatever the skin of the product. */
const LightSkin = ({ children }: { readonly children: ReactNode }) => {
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
