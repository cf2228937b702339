import { styled } from '@mui/material/styles';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWording } from '../../fields/useWording';
import { Value } from '../../fields/Value';
import { fieldText } from '../../model/answers/fieldText';
import type { EstimateValues } from '../../model/answers/estimate';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import { isEmpty } from '../../model/values/comparable';
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
  if (error) return <p role="status">{translate('app.estimate.unknown')}</p>;
  if (!data) return null;
  return (
    <div aria-busy={isFetching} style={{ opacity: isFetching ? 0.4 : 1 }}>
      <Told estimate={estimate} told={data} />
    </div>
  );
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

type ToldProps = { readonly estimate: ResolvedEstimate; readonly told: EstimateValues };

const Told = ({ estimate: { fields, warning }, told }: ToldProps) => {
  const label = useLabel();
  const wording = useWording();
  const facts = fields.filter(({ name }) => name !== warning && !isEmpty(told[name]) && told[name] !== 0);
  const warned = fields.find(({ name }) => name === warning);
  const said = warned && fieldText(told[warned.name], warned, wording);
  return (
    <>
      {said && <Notice tone="warning">{said}</Notice>}
      <Facts>
        {facts.map((field) => (
          <div key={field.name}>
            <dt>{label(field.label)}</dt>
            <dd>
              <Value field={field} record={told} />
            </dd>
          </div>
        ))}
      </Facts>
    </>
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
