import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useCreatePath, useLocale, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useMe } from '../../../fields/AdminContext';
import { dateFormat } from '../../../fields/reading/formats';
import { useWording } from '../../../fields/useWording';
import { Value } from '../../../fields/Value';
import type { ResolvedConversation } from '../../../model/resolved/related';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { useCan, useEntity, useVisibleFields } from '../../useEntity';
import { useTitleOf } from '../../useTitleOf';
import { groupsOf, type Said } from './groupsOf';

type BubblesProps = { readonly records: readonly RaRecord[]; readonly words: ResolvedConversation };

/** What was written, by days and authors; what the person has written stands on the other side. */
export const Bubbles = ({ records, words }: BubblesProps) => {
  const { timeZone } = useWording();
  const locale = useLocale();
  const me = useMe();
  const day = dateFormat(locale, { dateStyle: 'full', ...(timeZone && { timeZone }) });
  const days = groupsOf(records, { ...words, dayOf: (at) => day.format(at) });
  return days.map(({ name, groups }) => (
    <Box key={name} component="section" sx={{ mb: 1 }}>
      <Typography variant="overline" component="h3" color="textSecondary" sx={dayStyle}>
        {name}
      </Typography>
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          words={words}
          isOwn={me !== undefined && String(group.by) === me}
        />
      ))}
    </Box>
  ));
};

type GroupProps = { readonly group: Said; readonly words: ResolvedConversation; readonly isOwn: boolean };

const Group = ({ group: { records }, words, isOwn }: GroupProps) => {
  const visible = useVisibleFields('show');
  const text = visible.find(({ name }) => name === words.text);
  const author = visible.find(({ name }) => name === words.by);
  const [first] = records;
  return (
    <Box data-own={isOwn || undefined} sx={[groupStyle, isOwn && ownStyle]}>
      {author && first && !isEmpty(first[author.name]) && (
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          style={isOwn ? visuallyHidden : {}}
        >
          <Value field={author} record={first} part="Cell" />
        </Typography>
      )}
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25, justifyItems: 'inherit' }}
      >
        {records.map((record) => (
          <Box component="li" key={record.id} className="bubble">
            {text && <Text field={text} record={record} />} <At at={words.at} record={record} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Text = ({ field, record }: { readonly field: ResolvedField; readonly record: RaRecord }) => (
  <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
    <Value field={field} record={record} part="Show" />
  </Box>
);

/* When it was, which leads to its page. */
const At = ({ at, record }: { readonly at: string; readonly record: RaRecord }) => {
  const { name } = useEntity();
  const can = useCan();
  const createPath = useCreatePath();
  const { timeZone } = useWording();
  const time = dateFormat(useLocale(), { timeStyle: 'short', ...(timeZone && { timeZone }) });
  const title = useTitleOf()(record);
  const moment = new Date(String(record[at]));
  const said = Number.isNaN(moment.getTime()) ? '—' : time.format(moment);
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={{ textAlign: 'end' }}>
      {can('show') ? (
        <Link to={createPath({ resource: name, type: 'show', id: record.id })} title={title} style={plain}>
          {said}
        </Link>
      ) : (
        said
      )}
    </Typography>
  );
};

const plain = { color: 'inherit' } as const;

const dayStyle = { m: 0, display: 'block', textAlign: 'center' } as const;

const groupStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.25,
  mb: 1,
  '& .bubble': {
    boxSizing: 'border-box',
    maxWidth: { xs: '92%', sm: '80%' },
    minWidth: 72,
    px: 1.5,
    py: 0.75,
    borderRadius: '12px',
    border: '1px solid',
    borderColor: 'divider',
  },
} as const;

const ownStyle = { justifyItems: 'end', '& .bubble': { bgcolor: 'primary.light' } } as const;
