import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useModel } from '../../fields/AdminContext';
import { searchPaths } from '../../model/rules/conditions';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { LoadFailed } from '../../views/states/LoadFailed';
import { StatePage } from '../../views/states/StatePage';
import { Title } from '../../views/Title';
import { useCan, useEntity, useLabel } from '../../views/useEntity';
import { useTitleOf } from '../../views/useTitleOf';
import { PublicFacts } from './PublicFacts';

/** Milliseconds without a key before a search is asked for. */
const PAUSE = 300;

/** The records of an entity that everybody may read, page by page, to be searched; where one is, its address says. */
export const PublicList = () => {
  const entity = useEntity();
  const label = useLabel();
  const can = useCan();
  const createPath = useCreatePath();
  const name = label(entity.label.many);
  return (
    <>
      <Title title={name} isDrawn />
      <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {entity.can.create && can('create') && (
        <Button
          variant="contained"
          component={Link}
          to={createPath({ resource: entity.name, type: 'create' })}
          sx={{ mb: 2 }}
        >
          {label(entity.label.one)}
        </Button>
      )}
      <Records />
    </>
  );
};

const Records = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const [asked, ask] = useSearchParams();
  const page = Math.max(1, Number.parseInt(asked.get('page') ?? '', 10) || 1);
  const q = asked.get('q') ?? '';
  const { perPage, sort } = entity.list;
  const pagination = { page, perPage: Math.min(perPage, 100) };
  const { data, total = 0, error, refetch } = useGetList(entity.name, { pagination, sort, filter: { q } });
  const { kinds } = useModel();
  const go = (to: number) => {
    ask({ ...(q && { q }), ...(to > 1 && { page: String(to) }) });
    window.scrollTo({ top: 0 });
  };
  const last = Math.ceil(total / pagination.perPage);
  return (
    <>
      {searchPaths(entity, kinds).length > 0 && (
        <Search key={entity.key} q={q} onAsk={(text) => ask(text ? { q: text } : {}, { replace: true })} />
      )}
      {error && <LoadFailed name={label(entity.label.many)} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows count={3} />}
      {data?.length === 0 && (
        <StatePage icon="search" title={translate(q ? 'app.public.notFound' : 'app.public.empty')} />
      )}
      {data?.map((record) => (
        <Card key={record.id} record={record} />
      ))}
      {last > 1 && (
        <nav
          aria-label={translate('app.public.page', {
            offsetBegin: page,
            offsetEnd: page,
            total: last,
          })}
        >
          <Button disabled={page <= 1} onClick={() => go(page - 1)}>
            {translate('ra.navigation.previous')}
          </Button>
          <span>
            {page} / {last}
          </span>
          <Button disabled={page >= last} onClick={() => go(page + 1)}>
            {translate('ra.navigation.next')}
          </Button>
        </nav>
      )}
    </>
  );
};

type SearchProps = { readonly q: string; readonly onAsk: (text: string) => void };

const Search = ({ q, onAsk }: SearchProps) => {
  const translate = useTranslate();
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return undefined;
    const timer = setTimeout(() => onAsk(text.trim()), PAUSE);
    return () => clearTimeout(timer);
    // Of each key one: what was asked meanwhile changes nothing of what is typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  return (
    <TextField
      type="search"
      label={translate('ra.action.search')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      sx={{ mb: 2, width: '100%', maxWidth: 420 }}
    />
  );
};

const Card = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const titleOf = useTitleOf();
  const createPath = useCreatePath();
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, mb: 1.5 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Link to={createPath({ resource: entity.name, type: 'show', id: record.id })}>{titleOf(record)}</Link>
      </Typography>
      <PublicFacts record={record} isBrief />
    </Paper>
  );
};
