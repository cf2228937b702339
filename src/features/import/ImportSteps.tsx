import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { importFields, joinOrder } from '../../model/import/importFields';
import type { Judged, Judging } from '../../model/import/judgeRow';
import { useLabel } from '../../views/useEntity';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { useImportParts } from './ImportContext';
import { guessMapping, type Mapping } from './mapping';
import type { ReadFile } from './readFile';
import { RunStep } from './RunStep';

type ImportStepsProps = {
  readonly onPending: (isPending: boolean) => void;
  readonly onClose: () => void;
};

const steps = ['file', 'columns', 'check', 'run'] as const;

/** From a file to its records: each step stands on the one before, and going back forgets nothing. */
export const ImportSteps = ({ onPending, onClose }: ImportStepsProps) => {
  const { place } = useImportParts();
  const translate = useTranslate();
  const [step, setStep] = useState<(typeof steps)[number]>('file');
  const [file, setFile] = useState<ReadFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [plan, setPlan] = useState<readonly Judged[]>();
  const judging = useMemo(() => file && mapping && judgingOf(mapping, file, place), [mapping, file, place]);
  const take = (read: ReadFile) => {
    setFile(read);
    setMapping(guessMapping(read.table.header, place, translate('app.import.rejected.reason')));
    setStep('columns');
  };
  const header = useHeader(file, mapping);
  return (
    <>
      <StepTitle step={step} />
      {step === 'file' && <FileStep onRead={take} />}
      {step === 'columns' && file && mapping && (
        <ColumnsStep
          file={file}
          mapping={mapping}
          onFile={take}
          onMapping={setMapping}
          onBack={() => setStep('file')}
          onNext={(next) => {
            setMapping(next);
            setStep('check');
          }}
        />
      )}
      {step === 'check' && file && judging && (
        <CheckStep
          file={file}
          judging={judging}
          header={header}
          onGroups={(groups) => setMapping((now) => now && { ...now, groups })}
          onBack={() => setStep('columns')}
          onStart={(judged) => {
            setPlan(judged);
            setStep('run');
          }}
        />
      )}
      {step === 'run' && plan && judging && (
        <RunStep
          plan={plan}
          file={file?.name ?? ''}
          judging={judging}
          header={header}
          onPending={onPending}
          onClose={onClose}
        />
      )}
    </>
  );
};

/* A file without headers is given some, or nobody could import its rejected rows again. */
const useHeader = (file: ReadFile | undefined, mapping: Mapping | undefined): readonly string[] => {
  const { place } = useImportParts();
  const label = useLabel();
  return (file?.table.header ?? []).map((text, index) => {
    const field = place.resource.fields.find(({ name }) => name === mapping?.columns[index]);
    return text === '' && field ? label(field.label) : text;
  });
};

const judgingOf = (
  { columns, country, groups, fixed }: Mapping,
  { table }: ReadFile,
  place: ReturnType<typeof useImportParts>['place'],
): Judging => {
  const fields = importFields(place);
  return {
    ...place,
    columns: columns.map((name) => fields.find(({ field }) => field.name === name)),
    order: joinOrder(table.header),
    country: country === '' ? undefined : country,
    groups,
    fixed,
  };
};

/* Whoever does not see the step change hears it: the focus goes to its name. */
const StepTitle = ({ step }: { readonly step: (typeof steps)[number] }) => {
  const translate = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [step]);
  const place = {
    number: steps.indexOf(step) + 1,
    total: steps.length,
    name: translate(`app.import.steps.${step}`),
  };
  return (
    <Box
      component="h2"
      ref={title}
      tabIndex={-1}
      sx={{ m: 0, mb: 2, fontSize: 14, color: 'text.secondary', outline: 'none' }}
    >
      {translate('app.import.step', place)}
    </Box>
  );
};
