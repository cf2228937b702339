import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Enrolment, OwnAccount } from '../../model/account/ownAccount';
import type { SignInMessages } from '../../locales/en/signIn';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { LoadFailed } from '../../views/states/LoadFailed';
import { Codes } from '../secondFactor/Codes';
import { Enrolling } from '../secondFactor/Enrolling';
import { ProofForm } from './ProofForm';
import { useOwnAccount } from './useOwnAccount';

type SecondFactorProps = { readonly account: OwnAccount; readonly email: string };

/** A code besides the password: whether it is asked for, and how that becomes so or ends. */
export const SecondFactor = ({ account, email }: SecondFactorProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const texts = useFactorTexts();
  const { data, error, isPending, refetch } = useOwnAccount(account);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = () => setStep({ at: 'rest' });
  const say = (key: string) => translate(`app.ownAccount.factor.${key}`);
  if (isPending) return <LoadingRows count={1} />;
  if (error) return <LoadFailed name={say('title')} error={error} onRetry={() => void refetch()} />;
  const { isOn, recoveryCodes } = data.secondFactor;
  const form = { email, onCancel: rest };
  if (step.at === 'codes')
    return (
      <>
        <Codes codes={step.codes} texts={texts} />
        <Button variant="contained" onClick={rest}>
          {say('kept')}
        </Button>
      </>
    );
  if (step.at === 'begin') {
    const begin = async ({ present }: { readonly present: string }) =>
      setStep({ at: 'confirm', enrolment: await account.beginFactor({ present }), present });
    return <ProofForm {...form} asks={['present']} submit={say('next')} onSend={begin} />;
  }
  if (step.at === 'confirm') {
    const confirm = async ({ code }: { readonly code: string }) => {
      const codes = await account.confirmFactor({ present: step.present, code });
      notify('app.ownAccount.factor.done', { type: 'success' });
      setStep({ at: 'codes', codes });
      await refetch();
    };
    return (
      <>
        <Enrolling enrolment={step.enrolment} texts={texts} />
        <ProofForm {...form} asks={['code']} submit={say('confirm')} onSend={confirm} />
      </>
    );
  }
  if (step.at === 'remove') {
    const remove = async (proof: { readonly present: string; readonly code: string }) => {
      await account.removeFactor(proof);
      notify('app.ownAccount.factor.removed', { type: 'success' });
      rest();
      await refetch();
    };
    return <ProofForm {...form} asks={['present', 'code']} submit={say('remove')} onSend={remove} />;
  }
  const left = recoveryCodes === 0 ? 'none' : 'on';
  return (
    <>
      <p>{translate(`app.ownAccount.factor.${isOn ? left : 'off'}`, { smart_count: recoveryCodes })}</p>
      <Button variant="outlined" onClick={() => setStep({ at: isOn ? 'remove' : 'begin' })}>
        {say(isOn ? 'remove' : 'setUp')}
      </Button>
    </>
  );
};

type Step =
  | { readonly at: 'rest' | 'begin' | 'remove' }
  | { readonly at: 'confirm'; readonly enrolment: Enrolment; readonly present: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const NAMES = ['scan', 'secret', 'picture', 'code', 'codeHelp', 'codesTitle', 'codesText'] as const;

/* The same words as on the sign-in page, in the language of the interface. */
const useFactorTexts = (): SignInMessages['factor'] => {
  const translate = useTranslate();
  const texts = NAMES.map((name) => [name, translate(`app.ownAccount.factor.${name}`)] as const);
  return Object.fromEntries(texts) as SignInMessages['factor'];
};
