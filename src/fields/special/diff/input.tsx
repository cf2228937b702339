import { defineInput } from '../../inputView';
import { ReadOnlyText } from '../../drawing/ReadOnlyText';

export default defineInput<'diff'>({ Input: ReadOnlyText });
