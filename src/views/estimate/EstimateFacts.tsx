import { styled } from '@mui/material/styles';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { useWording } from '../../fields/useWording';
import { Value } from '../../fields/Value';
import { fieldText } from '../../model/answers/fieldText';
import { stopOf, type EstimateValues } from '../../model/answers/estimate';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { isEmpty } from '../../model/values/comparable';
import { isPlainObject } from '../../model/values/plainObject';
import { Notice } from '../Notice';
import { useEntity, useLabel } from '../useEntity';
import { useGateway } from '../useGateway';

type EstimateFactsProps = {
  readonly estimate: ResolvedEstimate;
  /** What it follows from. */
  readonly values: EstimateValues;
};

/** What its server says would follow from these values. Numbers of other values are never shown as those of these. */
export const EstimateFacts = ({ estimate, values }: EstimateFactsProps) => {
  const translate = useTranslate();
  const { data, isFetching, error } = useEstimate(values);
  if (error) return <p role="status">{refusedIn(error) ?? translate('app.estimate.unknown')}</p>;
  if (!data) return null;
  return (
    <div aria-busy={isFetching} style={{ opacity: isFetching ? 0.4 : 1 }}>
      <Told estimate={estimate} told={data} values={values} />
    </div>
  );
};

/* What the server finds wrong with what was typed is nearer than that nothing could be worked out. */
const refusedIn = (error: Error): string | undefined => {
  const errors = 'body' in error && isPlainObject(error.body) ? error.body['errors'] : undefined;
  const said = isPlainObject(errors) ? Object.values(errors).filter((each) => typeof each === 'string') : [];
  return said.length > 0 ? said.join(' ') : undefined;
};

/** What the server says would follow from these values; not asked for without any. */
export const useEstimate = (values: EstimateValues | undefined) => {
  const { name } = useEntity();
  const provider = useGateway();
  return useQuery({
    queryKey: [name, 'getEstimate', values],
    queryFn: async ({ signal }) => (await provider.getEstimate(name, { values: values ?? {}, signal })).data,
    enabled: values !== undefined,
    retry: false,
    // What was said of these values a moment ago is there at once, and asked for again: prices and contacts change.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

type ToldProps = EstimateFactsProps & { readonly told: EstimateValues };

const Told = ({ estimate, values, told }: ToldProps) => {
  const { fields, warning } = estimate;
  const wording = useWording();
  const facts = fields.filter(({ name }) => name !== warning && !isEmpty(told[name]) && told[name] !== 0);
  const warned = fields.find(({ name }) => name === warning);
  const said = warned && fieldText(told[warned.name], warned, wording);
  return (
    <>
      {said && (
        <Notice tone="warning">
          {said} <WayOut to={stopOf(estimate, told)} values={values} />
        </Notice>
      )}
      <Facts>
        <EstimateEntries fields={facts} told={told} />
      </Facts>
    </>
  );
};

type EstimateEntriesProps = { readonly fields: readonly ResolvedField[]; readonly told: EstimateValues };

/** The entries of a list of facts. */
export const EstimateEntries = ({ fields, told }: EstimateEntriesProps) => {
  const label = useLabel();
  return fields.map((field) => (
    <div key={field.name}>
      <dt>{label(field.label)}</dt>
      <dd>
        <Value field={field} record={told} />
      </dd>
    </div>
  ));
};

type WayOutProps = { readonly to: string | undefined; readonly values: EstimateValues };

/* Leads to the record that is pointed at, else to all of them, for whoever may see them. */
const WayOut = ({ to, values }: WayOutProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const model = useModel();
  const ability = useAbility();
  const createPath = useCreatePath();
  const { fields } = useEntity();
  const target = to === undefined ? undefined : model.resource(to);
  const pointer = fields.find((field) => {
    const [only, ...others] = model.kinds[field.kind].references?.(field) ?? [];
    return only !== undefined && only === to && others.length === 0;
  });
  const id = pointer && values[pointer.name];
  const type = typeof id === 'string' ? 'show' : 'list';
  if (!target || !ability.can(target.single ? 'show' : type, target.subject)) return null;
  const name = label(type === 'show' ? target.label.one : target.label.many);
  return (
    <Link to={createPath({ resource: target.name, type, ...(type === 'show' && { id: String(id) }) })}>
      {translate('app.estimate.open', { name })}
    </Link>
  );
};

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '> div': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '4px 0' },
  '> div + div': { borderTop: `1px solid ${theme.palette.divider}` },
  dt: { color: theme.palette.text.secondary },
  dd: { margin: 0, fontWeight: 600, textAlign: 'right' },
}));
