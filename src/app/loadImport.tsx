import { locales } from '../config/label';
import { ImportDialog, type ImportDialogProps } from '../features/import/ImportDialog';
import { loadImportTexts } from '../locales/importTexts';
import { isLanguage } from '../locales/languages';
import type { Models } from './models';

type ImportOptions = Pick<ImportDialogProps, 'resource' | 'onClose'> & {
  readonly models: Models;
  readonly locale: string;
};

/** Brings what an import needs: its texts, and the words of the configuration in every language that can be had. */
export const loadImport = async ({ models, locale, ...props }: ImportOptions) => {
  const texts = await loadImportTexts[isLanguage(locale) ? locale : 'en']();
  const loaded = await Promise.allSettled(locales.map(models.load));
  const known = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return <ImportDialog {...props} texts={texts} models={known} />;
};
