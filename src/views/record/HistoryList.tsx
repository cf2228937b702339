import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useModel } from '../../fields/AdminContext';
import { Value } from '../../fields/Value';
import { HISTORY_PAGE, type HistoryEntry } from '../../model/answers/history';
import type { PageModel } from '../../model/resolved/model';
import { LoadingRows } from '../list/table/LoadingRows';
import { LoadFailed } from '../states/LoadFailed';
import { useEntity, useLabel } from '../useEntity';
import { useGateway } from '../useGateway';
import { PutBack } from './PutBack';

/** Who changed this record, when, and from what to what; what was there before can be put back. */
export const HistoryList = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const provider = useGateway();
  const translate = useTranslate();
  const label = useLabel();
  const [page, setPage] = useState(0);
  const { data, error, isPending, refetch } = useQuery({
    // The version is part of it: what was just saved is the newest entry.
    queryKey: [entity.name, 'getHistory', String(record.id), page, record['__v'] ?? null],
    queryFn: async ({ signal }) =>
      (await provider.getHistory(entity.name, { id: record.id, page, signal })).data,
  });
  if (isPending) return <LoadingRows />;
  if (error)
    return <LoadFailed name={label(entity.label.one)} error={error} onRetry={() => void refetch()} />;
  if (data.total === 0) return <Typography>{translate('app.history.empty')}</Typography>;
  const last = Math.max(Math.ceil(data.total / HISTORY_PAGE) - 1, 0);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} record={record} />
        ))}
      </Box>
      {last > 0 && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {translate('app.history.newer')}
          </Button>
          <Button disabled={page >= last} onClick={() => setPage(page + 1)}>
            {translate('app.history.older')}
          </Button>
        </Box>
      )}
    </>
  );
};

type EntryProps = { readonly entry: HistoryEntry; readonly record: RaRecord };

/* Drawn by the fields of the log, which is what the entry is a record of. */
const Entry = ({ entry, record }: EntryProps) => {
  const { key } = useEntity();
  const translate = useTranslate();
  const fields = logFields(useModel());
  const { at, action, change, by, reason } = entry;
  const logged = { id: entry.id, createdAt: at, action, resource: key, change, reason };
  const shown = (name: string) => {
    const field = fields.find((each) => each.name === name);
    return field && <Value field={field} record={logged} part="Show" />;
  };
  return (
    <Box component="li" sx={{ '& + &': { mt: 4 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        {shown('action')}
        <Typography component="span">
          {by === undefined ? translate('app.history.bySystem') : translate('app.history.by', { name: by })}
        </Typography>
        <Typography component="span" color="text.secondary">
          {shown('createdAt')}
        </Typography>
      </Box>
      {reason !== undefined && shown('reason')}
      {shown('change')}
      <PutBack change={change} record={record} />
    </Box>
  );
};

const logFields = ({ log, resource }: PageModel) =>
  log?.changes === undefined ? [] : resource(log.changes).fields;
