import { defineInput } from '../inputView';
import { ReadOnlyText } from '../ReadOnlyText';

export default defineInput<'timeline'>({ Input: ReadOnlyText });
