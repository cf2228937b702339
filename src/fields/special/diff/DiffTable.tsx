import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { pick } from '../../../model/resolved/labels';
import { useModel } from '../../AdminContext';
import type { CellProps } from '../../cellView';
import { entityOf } from './changedFields';
import { changesOf, isChanged } from './changes';
import { DiffRow } from './DiffRow';

/** What changed, a row for each value before and after; the rest on demand. */
export const DiffTable = (props: CellProps<'diff'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const entity = entityOf(props, useModel());
  const all = changesOf(props.value.before, props.value.after);
  const changed = all.filter(isChanged);
  const shown = isWhole ? all : changed;
  const sameCount = all.length - changed.length;
  return (
    <>
      {changed.length === 0 && <p>{translate('app.diff.nothing')}</p>}
      {shown.length > 0 && (
        <Table aria-label={pick(props.field.label, locale)}>
          <thead>
            <tr>
              {(['field', 'before', 'after'] as const).map((column) => (
                <th key={column} scope="col">
                  {translate(`app.diff.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((change) => (
              <DiffRow key={JSON.stringify(change.path)} change={change} entity={entity} />
            ))}
          </tbody>
        </Table>
      )}
      {sameCount > 0 && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'app.diff.hideSame' : 'app.diff.showSame', { smart_count: sameCount })}
        </Button>
      )}
    </>
  );
};

const Table = styled('table')(({ theme }) => {
  const { divider, text } = theme.palette;
  return {
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    width: '100%',
    fontSize: 14,
    textAlign: 'start',
    'th, td': {
      padding: '8px 12px 8px 0',
      verticalAlign: 'top',
      textAlign: 'start',
      fontWeight: 'inherit',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    tr: { borderBottom: `1px solid ${divider}` },
    'thead th': { fontWeight: 600, color: text.secondary },
    /* three columns have no room on a phone: there each value stands below its name */
    [theme.breakpoints.down('sm')]: {
      'tbody, tr, th, td': { display: 'block' },
      thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      'th, td': { padding: '4px 0' },
      tr: { padding: '8px 0' },
      'td::before': {
        content: 'attr(data-label) / ""',
        display: 'block',
        fontSize: 12,
        color: text.secondary,
      },
    },
  };
});
