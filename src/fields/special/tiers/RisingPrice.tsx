import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Tier } from './tierIssues';
import { risingTiers } from './tierPrices';

/** Warns where more costs more: the table may be saved as it is. */
export const RisingPrice = ({ rows }: { readonly rows: readonly Tier[] }) => {
  const translate = useTranslate();
  const rising = risingTiers(rows).map((index) => index + 1);
  return (
    <div role="status">
      {rising.length > 0 && (
        <Alert severity="warning" role="presentation" sx={{ marginTop: 1 }}>
          {translate('app.tiers.rises', { tiers: rising.join(', ') })}
        </Alert>
      )}
    </div>
  );
};
