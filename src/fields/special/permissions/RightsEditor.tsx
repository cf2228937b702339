import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate, useRecordContext, useSourceContext } from 'react-admin';
import { useState } from 'react';
import { pick } from '../../../model/resolved/labels';
import { mayGive } from '../../../model/access/rightBeyond';
import { granted, type Permission } from '../../../model/permissions/granted';
import { rightGroups, type RightGroup } from '../../../model/permissions/rightGroups';
import { shownRights } from '../../../model/permissions/shownRights';
import { toggle, tidy } from '../../../model/permissions/toggle';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { plainText } from '../../../model/values/plainText';
import { useAbility, useWholeModel } from '../../AdminContext';
import { KeptRights } from './KeptRights';
import { RightChanges } from './RightChanges';
import { RightMark } from './RightMark';
import { RightMatrix } from './RightMatrix';
import { useRightWords } from './useRightWords';
import { valueAt } from '../../reading/valueAt';

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
  const groups = rightGroups(useWholeModel(), field.extra);
  const ability = useAbility();
  const words = useRightWords(groups);
  const isShown = shownRights(groups);
  const { pairs, change, stored } = usePairs({ ...form, isShown });
  const onToggle = (subject: string, action: string) => change(toggle(pairs, subject, action));
  // As the server judges it: what was there may come back, whoever edits the role.
  const mayAdd = (subject: string, action: string) =>
    ['yes', 'above'].includes(granted(stored, subject, action)) || mayGive(ability, { subject, action });
  const matrix = { pairs, words, onToggle, mayAdd };
  const found = matching(groups, (subject) => `${subject} ${words.subject(subject)}`, sought);
  const toSave = listOf(form.value);
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
        <span>{translate('app.permissions.count', { smart_count: toSave.length })}</span>
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
      {stored.length > 0 && <RightChanges before={stored} after={toSave} words={words} />}
    </div>
  );
};

const matching = (
  groups: readonly RightGroup[],
  textOf: (subject: string) => string,
  sought: string,
): readonly RightGroup[] => {
  const wanted = plainText(sought).trim();
  return groups
    .map(({ label, rows }) => ({
      label,
      rows: rows.filter(({ subject }) => plainText(textOf(subject)).includes(wanted)),
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

type Editing = {
  readonly source: string;
  readonly value: unknown;
  readonly onChange: (pairs: readonly Permission[]) => void;
  readonly isShown: (pair: Permission) => boolean;
};

/**
 * The pairs being edited, and how to replace them. The form is handed the tidied list, while this keeps what a
 * wider right made superfluous, so that taking the wider one back brings the narrower ones back too.
 */
const usePairs = ({ source, value, onChange, isShown }: Editing) => {
  const record = useRecordContext();
  const { getSource } = useSourceContext();
  const stored = listOf(valueAt(record, getSource(source)));
  const present = listOf(value);
  const [draft, setDraft] = useState({ pairs: present, written: JSON.stringify(present) });
  /* Another list came from outside, by a reset or a reload: what was being edited is gone. */
  const pairs = draft.written === JSON.stringify(present) ? draft.pairs : present;
  const change = (next: readonly Permission[]) => {
    const tidied = tidy(next, { stored, isShown });
    setDraft({ pairs: next, written: JSON.stringify(tidied) });
    onChange(tidied);
  };
  return { pairs, change, stored };
};

/* The shape was judged before the input was drawn. */
const listOf = (value: unknown): readonly Permission[] =>
  Array.isArray(value) ? (value as readonly Permission[]) : [];
