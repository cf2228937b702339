import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { OwnAccount } from '../../model/account/ownAccount';
import { Title } from '../../views/Title';
import { PasswordForm } from './PasswordForm';
import { Section } from './Section';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

type AccountPageProps = {
  readonly account: OwnAccount;
  /** Whoever is signed in. */
  readonly who: { readonly name: string; readonly email: string; readonly role: string };
};

/** What is about the own account, for whoever is signed in: it asks for no right. */
export const AccountPage = ({ account, who }: AccountPageProps) => {
  const translate = useTranslate();
  const name = translate('app.ownAccount.title');
  const facts = (['name', 'email', 'role'] as const).filter((key) => who[key] !== '');
  return (
    <>
      <Title title={name} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: '80ch' }}>
        <Section title={translate('app.ownAccount.who.title')}>
          <Box component="dl" sx={factsStyle}>
            {facts.map((key) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <dt>{translate(`app.ownAccount.who.${key}`)}</dt>
                <dd>
                  <bdi>{who[key]}</bdi>
                </dd>
              </Box>
            ))}
          </Box>
        </Section>
        <Section title={translate('app.ownAccount.password.title')}>
          <PasswordForm account={account} email={who.email} />
        </Section>
        <Section title={translate('app.ownAccount.factor.title')}>
          <SecondFactor account={account} email={who.email} />
        </Section>
        <Section title={translate('app.ownAccount.sessions.title')}>
          <Sessions account={account} />
        </Section>
      </Box>
    </>
  );
};

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
