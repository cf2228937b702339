import { defineInput } from '../../inputView';
import { ReadOnlyText } from '../../drawing/ReadOnlyText';

export default defineInput<'timeline'>({ Input: ReadOnlyText });
