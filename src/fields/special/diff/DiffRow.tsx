import { useLocale, useTranslate } from 'react-admin';
import type { Tone } from '../../../config/action';
import type { IconName } from '../../../config/icons';
import { faultOf } from '../../../model/answers/answerFaults';
import type { Resource } from '../../../model/resolved/resource';
import { useAbility, useModel } from '../../AdminContext';
import { StatusChip } from '../../drawing/StatusChip';
import { Value } from '../../Value';
import { fieldsAlong, pathText } from './changedFields';
import type { Change } from './changes';
import { isSecretName, MASK, plainText } from './plainText';

type DiffRowProps = { readonly change: Change; readonly entity: Resource | undefined };

/** One value before and after, in the words and the drawing of its field where the entity has one for it. */
export const DiffRow = ({ change, entity }: DiffRowProps) => {
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
