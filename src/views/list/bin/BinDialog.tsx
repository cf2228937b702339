import { useInfiniteQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { OverDialog } from '../../dialogs/OverDialog';
import { useTranslate } from 'react-admin';
import { useDeferredValue, useRef, useState } from 'react';
import type { Bin } from '../../../model/answers/bin';
import { useCounted } from '../../useNamed';
import { useEntity, useLabel } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useGateway } from '../../useGateway';
import { BinnedRow } from './BinnedRow';

/** What was deleted of the entity, the last first, and the way back of each record. */
export const BinDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const counted = useCounted();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { pages, total, error, refetch, isFetching, more } = useBin(useDeferredValue(typed));
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  const isEmpty = pages !== undefined && entries.length === 0;
  return (
    <OverDialog onClose={onClose} maxWidth="md" aria-labelledby="bin-title">
      <DialogTitle id="bin-title">
        {translate('app.bin.title', { name: label(entity.label.many) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <p style={{ margin: 0 }}>{translate('app.bin.note')}</p>
        {entity.list.search && (
          <TextField
            type="search"
            label={translate('ra.action.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            size="small"
          />
        )}
        {error !== null && <Failure error={error} onRetry={refetch} />}
        <span role="status" aria-busy={isFetching}>
          {isEmpty && translate(typed === '' ? 'app.bin.empty' : 'app.list.empty.filteredTitle')}
          {entries.length > 0 && counted('app.bin.count', total)}
        </span>
        <ul ref={list} tabIndex={-1} style={listStyle} aria-labelledby="bin-title">
          {entries.map((entry) => (
            <BinnedRow key={entry.record.id} entry={entry} onGone={() => list.current?.focus()} />
          ))}
        </ul>
        {more && <Button onClick={more}>{translate('app.history.more')}</Button>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </OverDialog>
  );
};

const listStyle = { display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none', outlineOffset: 4 };

const useBin = (search: string) => {
  const { name } = useEntity();
  const gateway = useGateway();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [name, 'getBin', search],
    queryFn: async ({ pageParam, signal }): Promise<Bin> =>
      (await gateway.getBin(name, { page: pageParam, search, signal })).data,
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, { entries }) => sum + entries.length, 0);
      return last.entries.length > 0 && shown < last.total ? all.length : undefined;
    },
  });
  return {
    pages: data?.pages,
    total: data?.pages.at(-1)?.total ?? 0,
    error,
    refetch: () => void refetch(),
    isFetching,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
};

type FailureProps = { readonly error: unknown; readonly onRetry: () => void };

const Failure = ({ error, onRetry }: FailureProps) => {
  const translate = useTranslate();
  const wordsOf = useFailureText();
  const again = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('app.list.error.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={again}>
      {wordsOf(error)}
    </Alert>
  );
};
