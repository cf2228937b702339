import { useEditContext, useNotify, useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useEntity } from '../useEntity';
import { useFailureText } from '../useFailureText';
import { useConnectionState } from '../LiveContext';
import { useEditors } from './useEditors';
import { NewsLine } from './NewsLine';
import { useOutdated } from './useOutdated';
import { useRecordNews } from './useRecordNews';

type Values = Readonly<Record<string, unknown>>;

type FormNewsProps = {
  readonly record: RaRecord;
  /** Takes what was typed and the record as it is by now, for the person to compare. */
  readonly onOutdated: (typed: Values, theirs: Values) => void;
};

/**
 * What others did with the record of this form, as the server said or as it was read meanwhile. What is typed stays until
 * its person has compared the two.
 */
export const FormNews = ({ record, onOutdated }: FormNewsProps) => {
  const { name } = useEntity();
  const { isFetching, refetch } = useEditContext();
  const { getValues } = useFormContext<Record<string, unknown>>();
  const { isDirty, dirtyFields } = useFormState();
  const provider = useDataProvider();
  const notify = useNotify();
  const wordsOf = useFailureText();
  const besides = useEditors(record.id);
  const translate = useTranslate();
  const isLive = useConnectionState() !== 'off';
  const { text: news, isGone } = useRecordNews(record.id, isFetching);
  const isOutdated = useOutdated(record);
  const text = news === '' && isOutdated ? translate('app.record.conflict.since') : news;
  const show = async () => {
    if (!isDirty) return void refetch();
    try {
      const { data } = await provider.getOne<RaRecord>(name, { id: record.id });
      const typed = Object.keys(dirtyFields).map((field) => [field, getValues(field)] as const);
      onOutdated(Object.fromEntries(typed), data);
    } catch (error) {
      notify(wordsOf(error), { type: 'error' });
    }
  };
  if (!isLive && text === '') return null;
  return <NewsLine text={text} besides={besides} onShow={isGone ? undefined : () => void show()} />;
};
