import { styled } from '@mui/material/styles';

/** The pages of a record, by the names that a theme has for those of react-admin. */
export const ShowFrame = styled('div', { name: 'RaShow', slot: 'Root' })({});
export const EditFrame = styled('div', { name: 'RaEdit', slot: 'Root' })({});
export const CreateFrame = styled('div', { name: 'RaCreate', slot: 'Root' })({});
