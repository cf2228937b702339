import { useResourceContext, useResourceDefinitions } from 'react-admin';
import { useCallback } from 'react';
import { useAbility } from '../../fields/AdminContext';
import { savesData } from '../../parts/download';
import { useEntity } from '../useEntity';

type Pages = { readonly prepare?: Partial<Readonly<Record<'show' | 'edit', () => void>>> };

/**
 * Downloads a page that somebody is about to open: the pointer or the focus is on the way there. Nothing for whoever
 * may not open it, or asked the browser to save data.
 */
export const usePrepare = () => {
  const name = useResourceContext() ?? '';
  const pages = useResourceDefinitions()[name]?.options as Pages | undefined;
  const ability = useAbility();
  const { subject } = useEntity();
  return useCallback(
    (page: 'show' | 'edit') => {
      if (!savesData() && ability.can(page, subject)) pages?.prepare?.[page]?.();
    },
    [pages, ability, subject],
  );
};
