import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Component, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useModel } from '../../fields/AdminContext';
import { PageState } from '../../views/states/PageState';
import { MissingPart } from '../../parts/download';
import { PartFailed } from '../../parts/PartFailed';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { pageKey } from './pageKey';

/** A page that breaks does not take the menu with it; going elsewhere starts afresh. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const { resources } = useModel();
  return (
    <Boundary key={pageKey(pathname, resources)}>
      <Suspense fallback={<LoadingRows />}>{children}</Suspense>
    </Boundary>
  );
};

class Boundary extends Component<{ readonly children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => this.setState({ error: undefined as never });
    if (error instanceof MissingPart) return <PartFailed place="here" onRetry={async () => retry()} />;
    return <Broken error={error} onRetry={retry} />;
  }
}

const Broken = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const translate = useTranslate();
  const action = (
    <Button variant="contained" onClick={onRetry}>
      {translate('app.list.error.retry')}
    </Button>
  );
  return (
    <PageState icon="error" role="alert" title={translate('app.page.error.title')} actions={action}>
      {translate('app.page.error.text')}
      <Typography component="code" variant="caption" sx={{ display: 'block' }}>
        {error.message}
      </Typography>
    </PageState>
  );
};
