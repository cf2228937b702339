import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { pick } from '../../../model/resolved/labels';
import type { Permission } from '../../../model/permissions/granted';
import { rightGroups, type RightGroup } from '../../../model/permissions/rightGroups';
import { shownRights } from '../../../model/permissions/shownRights';
import { toggle } from '../../../model/permissions/toggle';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useModel } from '../../AdminContext';
import { KeptRights } from './KeptRights';
import { RightMark } from './RightMark';
import { RightMatrix } from './RightMatrix';
import { usePairs } from './usePairs';
import { useRightWords } from './useRightWords';

type RightsEditorProps = {
  readonly field: ResolvedField<'permissions'>;
  readonly source: string;
  readonly value: unknown;
  readonly onChange: (pairs: readonly Permission[]) => void;
};

/** Everything and reading everything first, then each subject, and at the end what has no box here. */
export const RightsEditor = ({ field, ...form }: RightsEditorProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const groups = rightGroups(useModel(), field.extra);
  const words = useRightWords(groups);
  const isShown = shownRights(groups);
  const [pairs, change] = usePairs({ ...form, isShown });
  const onToggle = (subject: string, action: string) => change(toggle(pairs, subject, action));
  const matrix = { pairs, words, onToggle };
  const found = matching(groups, (subject) => `${subject} ${words.subject(subject)}`, sought);
  const saved = Array.isArray(form.value) ? form.value.length : 0;
  return (
    <div>
      <Bar>
        {['manage', 'read'].map((action) => (
          <RightMark
            key={action}
            {...{ matrix, action }}
            subject="all"
            word={words.right({ action, subject: 'all' })}
          />
        ))}
        <span>{translate('app.permissions.count', { smart_count: saved })}</span>
        <TextField
          size="small"
          type="search"
          label={translate('app.permissions.find')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Bar>
      {found.length > 0 ? (
        <RightMatrix label={pick(field.label, locale)} groups={found} matrix={matrix} />
      ) : (
        <p>{translate('app.list.empty.filteredTitle')}</p>
      )}
      <KeptRights
        pairs={pairs.filter((pair) => !isShown(pair))}
        words={words}
        onRemove={(gone) => change(pairs.filter((pair) => pair !== gone))}
      />
    </div>
  );
};

const matching = (
  groups: readonly RightGroup[],
  textOf: (subject: string) => string,
  sought: string,
): readonly RightGroup[] => {
  const wanted = sought.trim().toLowerCase();
  return groups
    .map(({ label, rows }) => ({
      label,
      rows: rows.filter(({ subject }) => textOf(subject).toLowerCase().includes(wanted)),
    }))
    .filter(({ rows }) => rows.length > 0);
};

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  margin: '8px 0',
  '& .MuiTextField-root': { maxWidth: 280, margin: 0 },
});
