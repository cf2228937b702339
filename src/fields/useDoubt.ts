import { useEffect, useState } from 'react';
import { useRecordContext, useSourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { issueKey, withCount } from '../model/answers/issueText';
import type { Kind } from '../model/resolved/kind';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { isEmpty } from '../model/values/comparable';
import { isSameJson } from '../model/values/plainObject';
import { download } from '../parts/download';
import { useModel } from './AdminContext';
import { valueAt } from './reading/valueAt';

/** What somebody should look at in the value that is typed; nothing of one that is stored. */
export const useDoubt = (field: ResolvedField, source: string): string | undefined => {
  const kind: Kind = useModel().kinds[field.kind];
  const translate = useTranslate();
  const record = useRecordContext();
  const { getSource } = useSourceContext();
  const place = getSource(source);
  const value: unknown = useWatch({ name: place });
  const isTyped = !isEmpty(value) && !isSameJson(value, valueAt(record, place));
  const { learn } = kind;
  const [known, setKnown] = useState<unknown>();
  useEffect(() => {
    if (!isTyped || !learn) return undefined;
    let isOver = false;
    const say = () => {
      if (!isOver) setKnown(value);
    };
    learn(download).then(say, () => undefined);
    return () => {
      isOver = true;
    };
  }, [isTyped, learn, value]);
  const isJudged = isTyped && (!learn || known === value);
  const doubt = isJudged ? kind.doubt?.(value as never, field) : undefined;
  return doubt && translate(issueKey(doubt), withCount(doubt.args ?? {}));
};
