import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Confirm, useTranslate } from 'react-admin';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { samples } from '../../../locales/en/samples';
import { bringTexts } from '../../../locales/brought';
import type { KnownResource } from '../../../model/resolved/resource';
import type { DemoChanges } from '../../../providers/session/connection';
import { Notice } from '../../../views/Notice';
import { useShell } from '../ShellContext';

bringTexts({ app: samples });

type SampleBarProps = { readonly resource: KnownResource };

/** Says of a sample where its changes are kept, and puts it back, or all samples. */
export const SampleBar = ({ resource }: SampleBarProps) => {
  const { sampleChanges } = useShell();
  const [changes, setChanges] = useState<DemoChanges>();
  useEffect(() => {
    // The list says what is wrong where they cannot be had.
    sampleChanges?.().then(setChanges, () => undefined);
  }, [sampleChanges]);
  return changes ? <Bar resource={resource} changes={changes} /> : null;
};

type BarProps = SampleBarProps & { readonly changes: DemoChanges };

const Bar = ({ resource, changes }: BarProps) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'one' | 'all'>();
  const isFull = useSyncExternalStore(changes.subscribe, changes.isFull);
  const name = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  const reset = () => {
    changes.reset(asked === 'one' ? resource.api.collection : undefined);
    window.location.reload();
  };
  const offer = (which: 'one' | 'all') => (
    <Button size="small" color="inherit" variant="outlined" onClick={() => setAsked(which)}>
      {translate(`app.samples.${which}`, { name })}
    </Button>
  );
  return (
    <Box sx={{ mt: 2 }}>
      <Notice tone={isFull ? 'warning' : 'info'}>
        {translate(isFull ? 'app.samples.full' : 'app.samples.kept')} {offer('one')} {offer('all')}
        <Confirm
          isOpen={asked !== undefined}
          title={translate(`app.samples.${asked ?? 'one'}Title`, { name })}
          content={translate('app.samples.resetText')}
          confirm={translate(`app.samples.${asked ?? 'one'}`, { name })}
          confirmColor="warning"
          onConfirm={reset}
          onClose={() => setAsked(undefined)}
        />
      </Notice>
    </Box>
  );
};
