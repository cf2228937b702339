import Alert from '@mui/material/Alert';

/** What to think of before it is done. */
export const Warnings = ({ said }: { readonly said: readonly string[] }) =>
  said.map((text) => (
    <Alert key={text} severity="warning">
      {text}
    </Alert>
  ));
