import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PUBLIC_PAGES } from '../../model/pages/publicPages';
import { PageState } from '../../views/states/PageState';

/** An address at which there is nothing for people without an account, whatever stands there for others. */
export const PublicNotFound = () => {
  const translate = useTranslate();
  const home = (
    <Button component={Link} to={`/${PUBLIC_PAGES}`} variant="contained">
      {translate('app.page.notFound.home')}
    </Button>
  );
  return (
    <PageState icon="help" title={translate('app.page.notFound.title')} actions={home}>
      {translate('app.public.gone')}
    </PageState>
  );
};
