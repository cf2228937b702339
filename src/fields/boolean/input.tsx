import { BooleanInput } from 'ra-ui-materialui';
import { lazy } from 'react';
import { defineInput } from '../inputView';

/* A form never asks for "no matter", so only a filter downloads it. */
const Filter = lazy(() => import('./AnyYesNo').then(({ AnyYesNo: component }) => ({ default: component })));

export default defineInput<'boolean'>({
  Input: ({ field: _, isFilter: __, ...props }) => <BooleanInput {...props} />,
  Filter,
});
