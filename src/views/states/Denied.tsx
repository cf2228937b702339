import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { Title } from '../Title';
import { useIsInherited } from './useIsInherited';
import { StatePage } from './StatePage';

type DeniedProps = { readonly name: string; readonly action: string; readonly subject: string };

/** Says which right is missing. It stands where the page would be, so the page's data is never asked for. */
export const Denied = ({ name, action, subject }: DeniedProps) => {
  const translate = useTranslate();
  const isInherited = useIsInherited();
  const title = translate('app.page.denied.title', { name });
  if (isInherited) return <Navigate to="/" replace />;
  return (
    <>
      <Title title={title} />
      <StatePage icon="lock" role="alert" title={title}>
        {translate('app.page.denied.text', {
          action: translate(`app.rights.${action}`, { _: action }),
          subject,
        })}{' '}
        {translate('app.page.denied.help')}
      </StatePage>
    </>
  );
};
