import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { StatePage } from '../views/states/StatePage';
import { Title } from '../views/Title';

/** An address that leads nowhere, said inside the layout (S2.07). */
export const NotFound = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const title = translate('app.page.notFound.title');
  return (
    <>
      <Title title={title} />
      <StatePage
        icon="help"
        title={title}
        actions={
          <Button component={Link} to="/" variant="contained">
            {translate('app.page.notFound.home')}
          </Button>
        }
      >
        {translate('app.page.notFound.text', { path: pathname })}
      </StatePage>
    </>
  );
};
