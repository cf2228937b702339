import { download } from '../../parts/download';
import { useState, type ComponentProps } from 'react';
import { SignInForm } from './SignInForm';
import { useDownloaded } from './useDownloaded';
import type { Asked, SecondStepCalls } from './SecondStep';

type SigningInProps = ComponentProps<typeof SignInForm> & { readonly secondStep: SecondStepCalls };

/** Signing in: the password, and where that is not enough, a second step. */
export const SigningIn = ({ onSignIn, secondStep, ...form }: SigningInProps) => {
  const [asked, setAsked] = useState<Asked>();
  const { part, isMissing } = useDownloaded(asked !== undefined, loadSecondStep);
  const { texts, host } = form;
  if (asked && part)
    return (
      <part.SecondStep
        texts={texts}
        host={host}
        asked={asked}
        calls={secondStep}
        onStartOver={() => setAsked(undefined)}
      />
    );
  if (isMissing) return <p role="alert">{texts.missing}</p>;
  return (
    <SignInForm
      {...form}
      onSignIn={async (credentials) => {
        try {
          await onSignIn(credentials);
        } catch (failure) {
          const step = stepIn(failure);
          if (!step) throw failure;
          setAsked({ ...step, rememberMe: credentials.rememberMe });
        }
      }}
    />
  );
};

const loadSecondStep = () => download(() => import('./SecondStep'));

/* What the server answers to the right password where it is not enough. */
const stepIn = (failure: unknown): Omit<Asked, 'rememberMe'> | undefined => {
  const { body } = failure as { readonly body?: { readonly [key: string]: unknown } };
  const { secondFactor, challenge } = body ?? {};
  if (typeof secondFactor !== 'string' || typeof challenge !== 'string') return undefined;
  return { isSetUp: secondFactor !== 'setUp', challenge };
};
