import { useLocale, useRecordContext, useSourceContext, useTranslate } from 'react-admin';
import { type ComponentType, memo, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { KindName } from '../config/fieldKinds';
import { pick } from '../model/resolved/labels';
import type { Placeholders, ResolvedField } from '../model/resolved/resolvedField';
import { Piece } from '../overrides/Piece';
import { download } from '../parts/download';
import { CellBoundary } from './drawing/CellBoundary';
import { Fact } from './Fact';
import { useInput } from './InputsContext';
import type { InputProps } from './inputView';
import { useDoubt } from './useDoubt';
import { useHint } from './useHint';
import { useFieldPieces } from './useFieldPieces';
import { withCount } from '../model/answers/issueText';
import type { Issue, Kinds } from '../model/resolved/kind';
import { useModel } from './AdminContext';
import { inBraces } from '../model/merge/placeholders';
import { namesFor, placeholderIssues } from '../model/notices/placeholders';
import { fieldIssues } from './reading/fieldIssues';
import { isEmpty } from '../model/values/comparable';
import { valueAt } from './reading/valueAt';
import { isSameJson } from '../model/values/plainObject';

type FieldInputProps = {
  readonly field: ResolvedField;
  /** Where the value lives in the form, relative to the input around it; default the name of the field. */
  readonly source?: string;
  /** Default the field's own label; a range filter says which end it is. */
  readonly label?: string;
  readonly isFilter?: boolean;
  readonly readOnly?: boolean;
  /** Overrules the field, for rules that require it now and then. */
  readonly required?: boolean;
};

/** The one way a form draws a field: label, help, required mark and checks around the input of its kind, or of `overrides/`. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { kinds } = useModel();
  const { kind, placeholders } = props.field;
  if (props.isFilter) return <OneInput {...props} />;
  if (kinds[kind].doubt && !props.readOnly) return <DoubtedInput {...props} />;
  return placeholders ? <TemplateInput {...props} placeholders={placeholders} /> : <OneInput {...props} />;
});

const DoubtedInput = (props: FieldInputProps) => {
  const { field, source = field.name } = props;
  return <OneInput {...props} words={useDoubt(field, source)} />;
};

type TemplateProps = FieldInputProps & { readonly placeholders: Placeholders };

/* Its help names the words in braces that it may have, by what its form says so far. */
const TemplateInput = ({ placeholders, ...props }: TemplateProps) => {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: placeholders.by });
  const names = namesFor(placeholders, { [placeholders.by]: chosen });
  if (names.length === 0) return <OneInput {...props} />;
  return <OneInput {...props} words={translate('app.form.placeholders', { valid: inBraces(names) })} />;
};

const OneInput = ({
  field,
  source = field.name,
  isFilter = false,
  words,
  ...props
}: FieldInputProps & { readonly words?: string | undefined }) => {
  const locale = useLocale();
  const view = useInput(field.kind);
  const pieces = useFieldPieces(field);
  const { required = field.required, readOnly = field.readOnly, label = pick(field.label, locale) } = props;
  const [hint, own] = [useHint(field), field.help && pick(field.help, locale)];
  const texts = [hint, words, own].filter((text) => text !== undefined);
  /* without a text there is no line for one, so that what is below stands where it should */
  const helperText = texts.length > 0 && texts.join(' ');
  const validate = useFieldValidator(field, { source, required });
  const common = { field, source, label };
  if (isFilter) return <Guarded Input={view.Filter ?? view.Input} {...common} helperText={false} isFilter />;
  const taken = { source, label, helperText, readOnly, validate, isRequired: required, required };
  const drawn = readOnly ? (
    <Fact {...common} help={helperText} />
  ) : (
    <Guarded Input={view.Input} field={field} {...taken} />
  );
  if (!pieces?.Input) return drawn;
  return (
    <Piece file={pieces.file} Drawing={pieces.Input} props={taken}>
      {drawn}
    </Piece>
  );
};

type GuardedProps = InputProps<KindName> & { readonly Input: ComponentType<InputProps<KindName>> };

/* An input that cannot draw a value of the wrong shape must not take the form along. */
const Guarded = ({ Input, ...props }: GuardedProps) => (
  <CellBoundary value={props.source}>
    <Input {...props} />
  </CellBoundary>
);

/** What react-admin's inputs take: a message key of `app.form` with its values, or nothing. */
type FieldValidator = ((value: unknown, values: object) => Judgement | Promise<Judgement>) & {
  isRequired: boolean;
};

type Judgement = { message: string; args: object } | undefined;

type Place = { readonly source: string; readonly required: boolean };

/**
 * The checks of one field as the form asks for them. A stored value is not judged until it is changed: a form
 * must not refuse to save because of what the server itself sent (D-21, D-22).
 */
const useFieldValidator = (field: ResolvedField, { source, required }: Place): FieldValidator => {
  const { kinds } = useModel();
  const locale = useLocale();
  const record = useRecordContext();
  const { getSource } = useSourceContext();
  const stored = valueAt(record, getSource(source));
  return useMemo(() => {
    const validate = (value: unknown, values: object) => {
      if (!isEmpty(value) && isSameJson(value, stored)) return undefined;
      const [unknown] = placeholderIssues(value, field, { ...values });
      const judge = () => messageOf(ownIssue(value, { ...field, required }, kinds) ?? unknown, locale);
      const { learn } = kinds[field.kind];
      // Where nothing can be downloaded, the server judges the rest.
      return learn ? learn(download).then(judge, judge) : judge();
    };
    return Object.assign(validate, { isRequired: required });
  }, [field, required, kinds, stored, locale]);
};

/* Nested fields have inputs of their own, which say what is wrong with them. */
const ownIssue = (value: unknown, field: ResolvedField, kinds: Kinds): Issue | undefined =>
  fieldIssues(value, field, kinds).find(({ path }) => path === '' || field.children.length === 0);

const messageOf = (issue: Issue | undefined, locale: string) => {
  if (!issue) return undefined;
  const message = issue.message ? pick(issue.message, locale) : `app.form.${issue.key}`;
  return { message, args: withCount(issue.args ?? {}) };
};
