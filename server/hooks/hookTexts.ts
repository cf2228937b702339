import { mergedText } from '../../src/model/merge/mergedText';
import { validateRecord } from '../../src/model/rules/validateRecord';
import type { Resource } from '../../src/model/resolved/resource';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Parts } from '../parts';
import { refuseIssues } from '../refusal';
import type { Records } from './defineHooks';

type Values = Readonly<Record<string, unknown>>;

/** What hooks ask of the texts of one entity: what they say to somebody, and what is wrong with them. */
export const textsOf = (
  resource: Resource,
  { model }: Pick<Parts, 'model'>,
): Pick<Records<Values>, 'merging' | 'judge'> => ({
  merging: (name) => {
    const field = resource.fields.find((each) => each.name === name);
    const { merge } = (field ?? {}) as Partial<ResolvedField<'smsText'>>;
    const fields = merge ? model.resource(merge.of).fields : [];
    return (text, record, locale = 'en') =>
      merge ? mergedText(text, record, { merge, fields, kinds: model.kinds, locale }) : { text, empty: [] };
  },
  judge: (values) => {
    const issues = validateRecord(values, { resource, kinds: model.kinds, isPartial: true });
    if (issues.length > 0) throw refuseIssues(resource, issues);
  },
});
