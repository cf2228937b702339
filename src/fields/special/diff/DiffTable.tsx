import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { pick } from '../../../model/resolved/labels';
import { useModel, useAbility } from '../../AdminContext';
import type { CellProps } from '../../cellView';
import { entityOf, fieldsAlong, pathText } from './changedFields';
import { changesOf, isChanged, type Change } from './changes';
import type { Tone } from '../../../config/action';
import type { IconName } from '../../../config/icons';
import { faultOf } from '../../../model/answers/answerFaults';
import type { Resource } from '../../../model/resolved/resource';
import { StatusChip } from '../../drawing/StatusChip';
import { Value } from '../../Value';
import { isSecretName, MASK, plainText } from './plainText';

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

type DiffRowProps = { readonly change: Change; readonly entity: Resource | undefined };

/** One value before and after, in the words and the drawing of its field where the entity has one for it. */
const DiffRow = ({ change, entity }: DiffRowProps) => {
  const locale = useLocale();
  const translate = useTranslate();
  const sides = [
    ['before', change.before],
    ['after', change.after],
  ] as const;
  return (
    <tr>
      <th scope="row">
        <bdi>{pathText(change.path, entity?.fields ?? [], locale)}</bdi>{' '}
        <StatusChip {...looks[change.mark]} label={translate(`app.diff.${change.mark}`)} />
      </th>
      {sides.map(([side, value]) => (
        <td key={side} data-label={translate(`app.diff.${side}`)}>
          <Side path={change.path} value={value} entity={entity} />
        </td>
      ))}
    </tr>
  );
};

type SideProps = Pick<Change, 'path'> & { readonly value: unknown; readonly entity: Resource | undefined };

const Side = ({ path, value, entity }: SideProps) => {
  const translate = useTranslate();
  const { kinds } = useModel();
  const isSecret = useIsSecret(path, entity);
  const field = fieldsAlong(path, entity?.fields ?? []).at(-1);
  if (value === null || value === undefined) return '—';
  if (isSecret) return <span title={translate('app.diff.secret')}>{MASK}</span>;
  /* rows of values and what no longer has the shape of its field are read as they came */
  const isDrawn = field !== undefined && field.children.length === 0 && !faultOf(value, field, kinds);
  return isDrawn ? (
    <Value field={field} record={{ [field.name]: value }} part="Show" />
  ) : (
    <bdi>{plainText(value)}</bdi>
  );
};

/** By its name, by its kind, or because this person may not see the field. */
const useIsSecret = (path: readonly string[], entity: Resource | undefined): boolean => {
  const { kinds } = useModel();
  const ability = useAbility();
  return (
    path.some(isSecretName) ||
    fieldsAlong(path, entity?.fields ?? []).some((field) => {
      if (!field || !entity) return false;
      const isBarred = field.guarded && !ability.can('show', entity.subject, field.name);
      return isBarred || kinds[field.kind].isSecret === true;
    })
  );
};

const looks: { readonly [M in Change['mark']]: { readonly tone: Tone; readonly icon: IconName } } = {
  added: { tone: 'success', icon: 'add' },
  removed: { tone: 'danger', icon: 'delete' },
  changed: { tone: 'info', icon: 'edit' },
  same: { tone: 'neutral', icon: 'label' },
};
