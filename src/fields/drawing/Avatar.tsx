import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { Tone } from '../../config/action';
import { initialsOf, toneOf } from '../person/initials';
import { foreignHost } from '../reading/foreignHost';
import { isSafeImage } from '../reading/safeImage';

type AvatarProps = {
  readonly name: string;
  /** An address, where there is one: initials stand for what is none, or cannot be had. */
  readonly image: unknown;
};

/** A name, or what stands for it, beside its picture. */
export const WithAvatar = ({ children, ...props }: AvatarProps & { readonly children: ReactNode }) => (
  <Row>
    <Avatar {...props} />
    {children}
  </Row>
);

/* Decoration beside the name, so it is silent. */
const Avatar = ({ name, image }: AvatarProps) => {
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
