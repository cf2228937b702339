import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Tone } from '../../config/action';
import { shownText } from '../../model/answers/shownText';
import { defineCell } from '../cellView';
import { foreignHost } from '../reading/foreignHost';
import { isSafeImage } from '../reading/safeImage';
import { valueAt } from '../reading/valueAt';
import { initialsOf, toneOf } from './initials';

export default defineCell<'person'>({
  width: { least: 180 },
  /* what stands below the name in a list is a field of its own here */
  Show: ({ value, field, record }) => (
    <Row>
      <Avatar name={value} image={field.avatar === undefined ? undefined : valueAt(record, field.avatar)} />
      <Primary>{shownText(value)}</Primary>
    </Row>
  ),
  Cell: ({ value, field, record }) => {
    const secondary = field.secondary === undefined ? undefined : valueAt(record, field.secondary);
    return (
      <Row>
        <Avatar name={value} image={field.avatar === undefined ? undefined : valueAt(record, field.avatar)} />
        <Lines>
          <Primary>{shownText(value)}</Primary>
          {typeof secondary === 'string' && secondary !== '' && <Secondary>{shownText(secondary)}</Secondary>}
        </Lines>
      </Row>
    );
  },
});

/* Decoration beside the name, so it is silent. */
const Avatar = ({ name, image }: { readonly name: string; readonly image: unknown }) => {
  const [broken, setBroken] = useState<unknown>();
  // Nobody asks for a picture in a line: one that lies elsewhere is left there.
  if (isSafeImage(image) && image !== broken && foreignHost(image) === undefined)
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

const SIZE = 'var(--avatar, 32px)';

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  maxWidth: '100%',
});

/* Two lines, beside each other in the low rows of a compact table. */
const Lines = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  lineHeight: 1.3,
  'html[data-density=compact] td &': { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
});

const Primary = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis' });

const Secondary = styled(Primary)(({ theme }) => ({
  fontSize: 12,
  color: theme.palette.text.secondary,
  /* beside the name it takes what the other columns leave it */
  'html[data-density=compact] td &': { width: 80, flexGrow: 1 },
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
    fontSize: 11,
    fontWeight: 600,
    color: theme.palette.tones[tone].fg,
    backgroundColor: theme.palette.tones[tone].bg,
  }),
);
