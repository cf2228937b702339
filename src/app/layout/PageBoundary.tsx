import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Component, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useModel } from '../../fields/AdminContext';
import { StatePage } from '../../views/states/StatePage';
import { LoadingRows } from '../../views/list/LoadingRows';
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
    return error ? (
      <Broken error={error} onRetry={() => this.setState({ error: undefined as never })} />
    ) : (
      this.props.children
    );
  }
}

/* A part of the page that the server no longer has means that a newer version was published. */
const isOutdated = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script/i.test(message);

const Broken = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const translate = useTranslate();
  const outdated = isOutdated(error);
  const action = (
    <Button variant="contained" onClick={outdated ? () => window.location.reload() : onRetry}>
      {translate(outdated ? 'app.page.error.reload' : 'app.list.error.retry')}
    </Button>
  );
  return (
    <StatePage
      icon="error"
      role="alert"
      title={translate(outdated ? 'app.page.error.updateTitle' : 'app.page.error.title')}
      actions={action}
    >
      {translate(outdated ? 'app.page.error.updateText' : 'app.page.error.text')}
      <Typography component="code" variant="caption" sx={{ display: 'block' }}>
        {error.message}
      </Typography>
    </StatePage>
  );
};
