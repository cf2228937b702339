import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Enrolment, OwnAccount, Proof } from '../../model/account/ownAccount';
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
  if (step.at === 'codes') return <NewCodes codes={step.codes} onKept={rest} />;
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
  if (step.at === 'renew' || step.at === 'remove') {
    const send = {
      renew: async (proof: Proof) => setStep({ at: 'codes', codes: await account.renewCodes(proof) }),
      remove: async (proof: Proof) => {
        await account.removeFactor(proof);
        notify('app.ownAccount.factor.removed', { type: 'success' });
        rest();
      },
    }[step.at];
    const change = async (proof: Proof) => {
      await send(proof);
      await refetch();
    };
    return <ProofForm {...form} asks={['present', 'code']} submit={say(step.at)} onSend={change} />;
  }
  const left = recoveryCodes === 0 ? 'none' : 'on';
  return (
    <>
      <p>{translate(`app.ownAccount.factor.${isOn ? left : 'off'}`, { smart_count: recoveryCodes })}</p>
      <Steps steps={isOn ? ['renew', 'remove'] : ['begin']} onStep={(at) => setStep({ at })} />
    </>
  );
};

type NewCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

const NewCodes = ({ codes, onKept }: NewCodesProps) => {
  const translate = useTranslate();
  return (
    <>
      <Codes codes={codes} texts={useFactorTexts()} />
      <Button variant="contained" onClick={onKept}>
        {translate('app.ownAccount.factor.kept')}
      </Button>
    </>
  );
};

type Begun = 'begin' | 'renew' | 'remove';

type StepsProps = { readonly steps: readonly Begun[]; readonly onStep: (at: Begun) => void };

const Steps = ({ steps, onStep }: StepsProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {steps.map((at) => (
        <Button key={at} variant="outlined" onClick={() => onStep(at)}>
          {translate(`app.ownAccount.factor.${at === 'begin' ? 'setUp' : at}`)}
        </Button>
      ))}
    </Stack>
  );
};

type Step =
  | { readonly at: 'rest' | Begun }
  | { readonly at: 'confirm'; readonly enrolment: Enrolment; readonly present: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const NAMES = ['scan', 'secret', 'picture', 'code', 'codeHelp', 'codesTitle', 'codesText'] as const;

/* The same words as on the sign-in page, in the language of the interface. */
const useFactorTexts = (): SignInMessages['factor'] => {
  const translate = useTranslate();
  const texts = NAMES.map((name) => [name, translate(`app.ownAccount.factor.${name}`)] as const);
  return Object.fromEntries(texts) as SignInMessages['factor'];
};
