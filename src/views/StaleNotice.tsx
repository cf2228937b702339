import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Notice } from './Notice';
import { useFailureText } from './useFailureText';

type StaleNoticeProps = {
  /** The key of the sentence that says what may be out of date. */
  readonly text: string;
  readonly called?: Readonly<Record<string, string>>;
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** What was there before is still shown, but asking again failed; nobody must take it for the present state. */
export const StaleNotice = ({ text, called, error, onRetry }: StaleNoticeProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  if (!error) return null;
  return (
    <Notice tone="danger">
      {translate(text, called)} {textOf(error)}{' '}
      <Button size="small" color="inherit" onClick={onRetry}>
        {translate('app.list.error.retry')}
      </Button>
    </Notice>
  );
};
