import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import { NumberInput, useInput, useTranslate } from 'react-admin';
import { FieldGroup } from '../drawing/FieldGroup';
import { HelperLine } from '../drawing/helperLine';
import { defineInput, type InputProps } from '../inputView';
import { isNumeric } from '../number/kind';
import { STARS } from './kind';

const RatingInput = ({
  field: { max = STARS },
  isFilter: _,
  label,
  helperText,
  ...props
}: InputProps<'rating'>) => {
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput(props);
  const { ref, value, ...form } = field;
  return (
    <FieldGroup label={label} isRequired={isRequired}>
      <Stars
        {...form}
        name={id}
        ref={(place) => ref(place && { focus: () => chosenIn(place)?.focus() })}
        max={max}
        value={isNumeric(value) ? Number(value) : null}
        onChange={(_event, stars) => form.onChange(stars)}
        getLabelText={(stars) => `${stars} / ${max}`}
        emptyLabelText={translate('app.list.none')}
      />
      <HelperLine error={fieldState.error?.message} helperText={helperText} />
    </FieldGroup>
  );
};

export default defineInput<'rating'>({
  Input: RatingInput,
  Filter: ({ field: _, isFilter: __, ...props }) => <NumberInput {...props} step={1} />,
});

const chosenIn = (place: HTMLElement) =>
  place.querySelector<HTMLInputElement>('input:checked') ?? place.querySelector('input');

/* Seen on its ground without the colour, which stars of gold are not. */
const Stars = styled(Rating)(({ theme }) => ({
  color: theme.palette.primary.main,
  '& .MuiRating-iconEmpty': { color: theme.palette.text.secondary },
}));
