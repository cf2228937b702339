import { defineInput } from '../inputView';
import { ReadOnlyText } from '../ReadOnlyText';

export default defineInput<'diff'>({ Input: ReadOnlyText });
