import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useTimes } from '../../fields/AdminContext';
import type { ImportRecord } from '../../model/import/importing';
import { useEntity } from '../../views/useEntity';
import { useGateway } from '../../views/useGateway';
import { UndoImport } from './UndoImport';
import { useTakesTogether } from './useImportPort';
import { dateFormat, numberFormat } from '../../fields/reading/formats';

/** What was imported before, and the way back from it. Nothing where the host remembers none. */
export const EarlierImports = () => {
  const { name } = useEntity();
  const gateway = useGateway();
  const isOffered = useTakesTogether();
  const { data = [] } = useQuery({
    queryKey: [name, 'getImports'],
    queryFn: async ({ signal }) => (await gateway.getImports(name, { signal })).data,
    enabled: isOffered,
    retry: false,
  });
  const translate = useTranslate();
  const shown = data.filter(({ made, changed }) => made + changed > 0);
  if (shown.length === 0) return null;
  return (
    <details>
      <summary>{translate('app.import.undo.earlier')}</summary>
      <Box component="ul" sx={{ display: 'grid', gap: 2, pl: 2.5 }}>
        {shown.map((each) => (
          <EarlierImport key={each.id} made={each} />
        ))}
      </Box>
    </details>
  );
};

const EarlierImport = ({
  made: { id, at, by, file, undone, ...counts },
}: {
  readonly made: ImportRecord;
}) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { timeZone } = useTimes();
  const number = (count: number) => numberFormat(locale).format(count);
  const style = {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  } as const;
  const when = dateFormat(locale, style).format(new Date(at));
  const name = file === '' ? translate('app.import.undo.unnamed') : file;
  const line = {
    file: name,
    by: by === undefined ? when : `${when}, ${by}`,
    made: number(counts.made),
    changed: number(counts.changed),
    refused: number(counts.refused),
  };
  return (
    <li>
      {translate('app.import.undo.line', line)}
      {undone ? (
        <div>
          {translate('app.import.undo.was', {
            removed: number(undone.removed),
            restored: number(undone.restored),
            kept: number(undone.kept),
          })}
        </div>
      ) : null}
      {!undone || undone.isLeft ? <UndoImport id={id} file={file} /> : null}
    </li>
  );
};
