import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { titleOf } from '../../../model/answers/title';
import { mergedText } from '../../../model/merge/mergedText';
import type { Merge } from '../../../model/merge/placeholders';
import { withEnding } from '../../../model/values/ending';
import { useModel } from '../../AdminContext';
import { useWording } from '../../useWording';
import type { Pricing } from './kind';
import { useRecipients } from './useRecipients';

type PhonePreviewProps = {
  readonly text: string;
  readonly ending: string;
  readonly recipients: NonNullable<Pricing['recipients']>;
  readonly merge: Merge | undefined;
};

/** The message as one of those who get it reads it, with their own name in the place of `{fullName}`. */
export const PhonePreview = ({ text, ending, recipients, merge }: PhonePreviewProps) => {
  const translate = useTranslate();
  const wording = useWording();
  const target = useModel().resource(recipients.of);
  const { first } = useRecipients(recipients);
  if (text.trim() === '') return null;
  // Nobody is known yet: what is written stands for what each of them has.
  const filled =
    first && merge ? mergedText(text, first, { ...wording, merge, fields: target.fields }).text : text;
  const name = first && titleOf(target, first, wording);
  return (
    <Phone>
      <Bubble dir="auto">{withEnding(filled, ending)}</Bubble>
      <figcaption>
        {name === undefined
          ? translate('app.smsText.preview')
          : translate('app.smsText.previewFor', { name })}
      </figcaption>
    </Phone>
  );
};

const Phone = styled('figure')(({ theme }) => ({
  alignSelf: 'flex-start',
  maxWidth: 300,
  margin: '4px 0 12px',
  padding: '16px 14px 10px',
  borderRadius: 20,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  figcaption: { marginTop: 8, fontSize: 12, color: theme.palette.text.secondary },
}));

/* The small corner marks what is a message, as in the logo. */
const Bubble = styled('div')(({ theme }) => ({
  width: 'fit-content',
  maxWidth: '100%',
  padding: '8px 12px',
  borderRadius: '14px 14px 14px 3px',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}));
