import { defineInput, type InputProps } from '../inputView';
import { AnyYesNo } from '../boolean/AnyYesNo';

/* No form has it. */
const Asked = (props: InputProps<'mark'>) => <AnyYesNo {...(props as unknown as InputProps<'boolean'>)} />;

export default defineInput<'mark'>({ Input: Asked });
