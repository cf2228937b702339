import Button from '@mui/material/Button';
import { useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { stateFault } from '../../model/rules/applyAction';
import { disabledReason } from '../actions/disabledReason';
import { useActionPlace } from '../actions/useActionPlace';
import { StatePage } from '../states/StatePage';
import { Title } from '../Title';
import { useEntity } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { RecordNotice } from '../AnswerNotice';

/** In the place of a form for a record whose state allows no edit: says which one would. */
export const NotEditable = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const place = useActionPlace(entity);
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const createPath = useCreatePath();
  const toRecord = (
    <Button
      variant="contained"
      component={Link}
      to={createPath({ resource: entity.name, type: 'show', id: record.id })}
    >
      {translate('ra.action.show')}
    </Button>
  );
  const fault = stateFault('edit', record, place);
  return (
    <>
      <Title title={titleOf(record)} />
      {/* a value that could not be read may be why */}
      <RecordNotice record={record} />
      <StatePage icon="lock" role="alert" title={translate('app.actions.closed')} actions={toRecord}>
        {fault ? disabledReason([fault], { ...place, translate }) : translate('app.actions.nothingToEdit')}
      </StatePage>
    </>
  );
};
