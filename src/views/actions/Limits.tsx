import { useGetOne, type RaRecord } from 'react-admin';
import { useAbility, useModel } from '../../fields/AdminContext';
import { openPart } from '../../model/access/openFields';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import { contextIn } from '../../model/rules/contextValues';
import { isEmpty } from '../../model/values/comparable';
import { useLabel } from '../useEntity';
import { Facts } from './Facts';

type Creating = Pick<ResolvedAction, 'creates'>;

/**
 * What the settings say now by which the server decides what an action makes, such as the amount above which a second person has to
 * agree: known before it is sent to whoever may see those settings.
 */
export const Limits = ({ action }: { readonly action: Creating }) => {
  const model = useModel();
  const ability = useAbility();
  const places = settingsOf(action).flatMap((name) => model.settings[name]?.split('.', 1) ?? []);
  const holders = [...new Set(places)]
    .map((key) => model.resource(key))
    .filter(({ single, subject }) => single === 'one' && ability.can('show', subject));
  return holders.map((holder) => <LimitsIn key={holder.key} holder={holder} action={action} />);
};

type LimitsInProps = { readonly holder: Resource; readonly action: Creating };

const LimitsIn = ({ holder, action }: LimitsInProps) => {
  const label = useLabel();
  const model = useModel();
  const ability = useAbility();
  const { data } = useGetOne<RaRecord>(holder.name, { id: holder.key }, { onError: () => undefined });
  const places = settingsOf(action).map((name) => model.settings[name]);
  const facts = openPart(holder, { ability, model })
    .fields.filter(({ name }) => places.includes(`${holder.key}.${name}`))
    .map((field) => ({ field, value: data?.[field.name] as unknown }))
    .filter(({ value }) => !isEmpty(value));
  if (facts.length === 0) return null;
  return (
    <section aria-label={label(holder.label.one)}>
      <Facts facts={facts} />
    </section>
  );
};

const settingsOf = ({ creates }: Creating) =>
  contextIn(creates).flatMap((each) =>
    '$setting' in each ? each.$setting : '$left' in each ? each.$left.of : [],
  );
