import { useCallback } from 'react';
import { useWording } from '../fields/useWording';
import { titleOf } from '../model/answers/title';
import { useEntity } from './useEntity';

/** Names a record of the present entity in the language of the interface. */
export const useTitleOf = () => {
  const entity = useEntity();
  const wording = useWording();
  return useCallback(
    (record: Readonly<Record<string, unknown>>) => titleOf(entity, record, wording),
    [entity, wording],
  );
};
