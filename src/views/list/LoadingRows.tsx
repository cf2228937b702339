import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** What stands where rows will be. */
export const LoadingRows = ({ count = 6 }: { readonly count?: number }) => {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('app.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} variant="rounded" height={56} sx={{ mb: 1 }} />
      ))}
    </div>
  );
};
