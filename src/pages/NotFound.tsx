import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { NOWHERE } from '../model/pages/nowhere';
import { PageState } from '../views/states/PageState';

/** An address that leads nowhere, said inside the layout (S2.07). */
export const NotFound = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const path = pathname.startsWith(`${NOWHERE}/`) ? pathname.slice(NOWHERE.length) : pathname;
  return (
    <PageState
      icon="help"
      title={translate('app.page.notFound.title')}
      actions={
        <Button component={Link} to="/" variant="contained">
          {translate('app.page.notFound.home')}
        </Button>
      }
    >
      {translate('app.page.notFound.text', { path })}
    </PageState>
  );
};
