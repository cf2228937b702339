import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router';
import { Value } from '../../../fields/Value';
import { findField } from '../../../model/resolved/model';
import { useRowState } from '../../AmongContext';
import { useCan, useEntity } from '../../useEntity';
import { BulkBar } from '../bulk/BulkBar';
import { LoadingRows } from './LoadingRows';
import { useTitleOf } from '../../useTitleOf';
import { RowActions } from './RowActions';
import { moveByKey } from './rowKeys';
import { usePrepare } from '../usePrepare';

/** The rows on a phone: two lines a record, the state at the side. */
export const CardList = ({ isSelectable = true }: { readonly isSelectable?: boolean }) => {
  const { data, isPending } = useListContext();
  const prepare = usePrepare();
  const approach = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.matches('a.title')) prepare('show');
  };
  if (isPending) return <LoadingRows />;
  return (
    <>
      {isSelectable && <BulkBar />}
      <Box
        component="ul"
        onKeyDown={moveByKey}
        onPointerDown={approach}
        onFocus={approach}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
      >
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Card record={record} isSelectable={isSelectable} />
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
};

type CardProps = { readonly record: RaRecord; readonly isSelectable: boolean };

const Card = ({ record, isSelectable }: CardProps) => {
  const entity = useEntity();
  const can = useCan();
  const createPath = useCreatePath();
  const rowState = useRowState();
  const translate = useTranslate();
  const title = useTitleOf()(record);
  const { selectedIds, onToggleItem } = useListContext();
  const { secondary, aside } = entity.list.card;
  return (
    <Box component="li" sx={cardStyle}>
      {isSelectable && (
        <input
          type="checkbox"
          checked={selectedIds.includes(record.id)}
          aria-label={translate('app.list.selectRow', { name: title })}
          onChange={() => onToggleItem(record.id)}
        />
      )}
      <Box sx={{ minWidth: 0, flex: 1, '& > *': { ...oneLine, display: 'block', maxWidth: '100%' } }}>
        {can('show') ? (
          <Link
            className="title"
            to={createPath({ resource: entity.name, type: 'show', id: record.id })}
            state={rowState}
          >
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: 13, minWidth: 0 }}>
          <Part name={secondary} record={record} />
        </Box>
      </Box>
      <Box sx={{ ...oneLine, maxWidth: '45%' }}>
        <Part name={aside} record={record} />
      </Box>
      <RowActions title={title} />
    </Box>
  );
};

const Part = ({
  name,
  record,
}: {
  readonly name: string | undefined;
  readonly record: Readonly<Record<string, unknown>>;
}) => {
  const entity = useEntity();
  const field = name === undefined ? undefined : findField(entity, name);
  return field ? <Value field={field} record={record} part="Cell" /> : null;
};

/* A word of thousands of letters that may break anywhere takes a browser seconds to lay out. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const cardStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  minHeight: 64,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  '& a': { display: 'inline-block', color: 'primary.main', lineHeight: '24px', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a.title': { color: 'text.primary', fontWeight: 550 },
  '& input[type=checkbox]': { width: 20, height: 20, flex: 'none' },
} as const;
