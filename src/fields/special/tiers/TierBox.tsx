import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';

type TierBoxProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly fault: string | undefined;
  readonly unit?: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
};

/** The box of one cell, with its fault below it. The heading of its column is its label for those who see it. */
export const TierBox = ({ id, label, value, inputMode, fault, unit, onType, ...keys }: TierBoxProps) => (
  <TextField
    {...keys}
    id={id}
    size="small"
    margin="none"
    fullWidth
    value={value}
    onChange={(event) => onType(event.target.value)}
    error={fault !== undefined}
    helperText={fault}
    slotProps={{
      htmlInput: { 'aria-label': label, inputMode, autoComplete: 'off' },
      input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
    }}
  />
);
