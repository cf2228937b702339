import Button from '@mui/material/Button';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { createAbility } from '../../model/access/ability';
import type { Locale } from '../../config/label';
import { titleOf } from '../../model/answers/title';
import type { Accounts } from '../../config/defineAdmin';
import { useDeniedText } from '../useDeniedText';
import { useIsInherited } from './useIsInherited';
import { PageState } from './PageState';

type DeniedProps = { readonly name: string; readonly action: string; readonly subject: string };

/**
 * Says which right is missing, who can give it, and leads away. It stands where the page would be, so the page's data is
 * never asked for.
 */
export const Denied = ({ name, action, subject }: DeniedProps) => {
  const translate = useTranslate();
  const isInherited = useIsInherited();
  const textOf = useDeniedText();
  const title = translate('app.page.denied.title', { name });
  if (isInherited) return <Navigate to="/" replace />;
  return (
    <PageState icon="lock" role="alert" title={title} actions={<WaysOut />}>
      {textOf({ action, subject })} <WhoGrants />
    </PageState>
  );
};

/* Whoever has come by an address has nothing to go back to. */
const WaysOut = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <>
      {key !== 'default' && (
        <Button variant="contained" onClick={() => void navigate(-1)}>
          {translate('ra.action.back')}
        </Button>
      )}
      <Button variant="outlined" component={Link} to="/">
        {translate('app.page.notFound.home')}
      </Button>
    </>
  );
};

/** Whom to ask: by the names of roles for whoever may read them, else by these words. */
export const WhoGrants = ({ help = 'app.page.denied.help' }: { readonly help?: string }) => {
  const translate = useTranslate();
  const ability = useAbility();
  const { accounts, known } = useModel();
  const roles = accounts?.roles;
  if (!roles || !ability.can('list', known(roles.resource).subject)) return translate(help);
  return <Granting roles={roles} help={help} />;
};

/* Roles are few; of very many the first ones are enough to ask. */
const ROLES = { pagination: { page: 1, perPage: 100 } };

type GrantingProps = { readonly roles: NonNullable<Accounts['roles']>; readonly help: string };

const Granting = ({ roles, help }: GrantingProps) => {
  const translate = useTranslate();
  const locale = useLocale() as Locale;
  const { kinds, ...model } = useModel();
  const resource = model.known(roles.resource);
  const { data = [] } = useGetList(resource.name, ROLES);
  const granting = data.filter((role) => createAbility(role[roles.abilities]).can('edit', resource.subject));
  if (granting.length === 0) return translate(help);
  const names = granting.map((role) => titleOf(resource, role, { kinds, locale })).join(', ');
  return translate('app.page.denied.granted', { names, smart_count: granting.length });
};
