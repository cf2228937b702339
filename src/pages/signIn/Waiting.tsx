import { useSignInTexts } from './SignInTexts';

/** Stands while the product is being downloaded. */
export const Waiting = () => (
  <p className="waiting" role="status">
    {useSignInTexts().loading}
  </p>
);
