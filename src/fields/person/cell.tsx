import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Tone } from '../../config/action';
import { shownText } from '../../model/answers/shownText';
import { defineCell } from '../cellView';
import { isSafeImage } from '../reading/safeImage';
import { valueAt } from '../reading/valueAt';
import { initialsOf, toneOf } from './initials';

export default defineCell<'person'>({
  Cell: ({ value, field, record }) => {
    const secondary = field.secondary === undefined ? undefined : valueAt(record, field.secondary);
    return (
      <Row>
        <Avatar name={value} image={field.avatar === undefined ? undefined : valueAt(record, field.avatar)} />
        <Lines>
          <bdi>{shownText(value)}</bdi>
          {typeof secondary === 'string' && secondary !== '' && <Secondary>{shownText(secondary)}</Secondary>}
        </Lines>
      </Row>
    );
  },
});

/* Decoration beside the name, so it is silent. */
const Avatar = ({ name, image }: { readonly name: string; readonly image: unknown }) => {
  const [broken, setBroken] = useState<unknown>();
  if (isSafeImage(image) && image !== broken)
    return (
      <Picture
        src={image}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(image)}
      />
    );
  return (
    <Initials tone={toneOf(name)} aria-hidden>
      {initialsOf(name)}
    </Initials>
  );
};

const SIZE = 32;

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  maxWidth: '100%',
});

const Lines = styled('span')({ display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: 1.3 });

const Secondary = styled('bdi')(({ theme }) => ({
  fontSize: 12,
  color: theme.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

const Picture = styled('img')({
  width: SIZE,
  height: SIZE,
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
});

const Initials = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: SIZE,
    height: SIZE,
    borderRadius: '50%',
    fontSize: 12,
    fontWeight: 600,
    color: theme.palette.tones[tone].fg,
    backgroundColor: theme.palette.tones[tone].bg,
  }),
);
