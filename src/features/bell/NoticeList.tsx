import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCreatePath, useEvent, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useTimes } from '../../fields/AdminContext';
import { useLoadingSaid } from '../../views/states/LoadingSaid';
import { useFailureText } from '../../views/useFailureText';
import { dayOf } from './dayOf';
import { NoticeRow } from './NoticeRow';
import type { Notice, Told } from './useNotices';

/** More are in the list of their entity. */
const MOST_ROWS = 200;

type NoticeListProps = Told & { readonly onLeave: () => void };

/** The notifications in the order given, by day. */
export const NoticeList = ({ notices, error, reload, remove, resource, onLeave }: NoticeListProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  const createPath = useCreatePath();
  const locale = useLocale();
  const { timeZone } = useTimes();
  const removeOne = useEvent((notice: Notice) => void remove(notice));
  useLoadingSaid(!error && !notices);
  if (error && !notices)
    return (
      <div role="alert">
        <Typography variant="body2">{textOf(error)}</Typography>
        <Button size="small" onClick={() => void reload()}>
          {translate('app.list.error.retry')}
        </Button>
      </div>
    );
  if (!notices) return <Typography data-loading="">{translate('app.loading')}</Typography>;
  if (notices.length === 0) return <Typography sx={{ py: 2 }}>{translate('app.bell.none')}</Typography>;
  const more = notices.length - MOST_ROWS;
  return (
    <>
      {byDay(notices.slice(0, MOST_ROWS), (notice) => dayOf(notice['createdAt'], { locale, timeZone })).map(
        ({ day, rows }, at) => (
          <section key={`${day} ${at}`}>
            <Typography variant="subtitle2" component="h3">
              {day}
            </Typography>
            <Rows>
              {rows.map((notice) => (
                <NoticeRow key={notice.id} {...{ notice, resource, onLeave }} onRemove={removeOne} />
              ))}
            </Rows>
          </section>
        ),
      )}
      <Link to={createPath({ resource: resource.name, type: 'list' })} onClick={onLeave}>
        {more > 0 ? translate('app.bell.more', { smart_count: more }) : translate('app.bell.all')}
      </Link>
    </>
  );
};

type Day = { readonly day: string; readonly rows: Notice[] };

const byDay = (notices: readonly Notice[], dayIn: (notice: Notice) => string): readonly Day[] => {
  const days: Day[] = [];
  for (const notice of notices) {
    const day = dayIn(notice);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(notice);
    else days.push({ day, rows: [notice] });
  }
  return days;
};

const Rows = styled('ul')({ listStyle: 'none', margin: '4px 0 16px', padding: 0 });
