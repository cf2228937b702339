import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { Tone } from '../../config/action';
import { isKeptFile } from '../../model/files/keptFile';
import { initialsOf, toneOf } from '../person/initials';
import { foreignHost } from '../reading/foreignHost';
import { isSafeImage } from '../reading/safeImage';
import { Uploaded } from './Uploaded';

type AvatarProps = {
  readonly name: string;
  /** An address or an upload, where there is one: initials stand for what is none, or cannot be had. */
  readonly image: unknown;
  /** The entity whose upload it is, by its name in the interface. Default: the one around. */
  readonly resource?: string;
};

/** A name, or what stands for it, beside its picture. */
export const WithAvatar = ({ children, ...props }: AvatarProps & { readonly children: ReactNode }) => (
  <Row>
    <Avatar {...props} />
    {children}
  </Row>
);

/* Decoration beside the name, so it is silent. */
const Avatar = ({ name, image, resource }: AvatarProps) => {
  const [broken, setBroken] = useState<unknown>();
  const initials = (
    <Initials tone={toneOf(name)} aria-hidden>
      {initialsOf(name)}
    </Initials>
  );
  const draw = (address: string, onError: () => void) => (
    <Picture src={address} alt="" loading="lazy" referrerPolicy="no-referrer" onError={onError} />
  );
  if (isKeptFile(image)) {
    const places = { waiting: initials, missing: initials };
    return <Uploaded file={image} shown="small" resource={resource} draw={draw} {...places} />;
  }
  // Nobody asks for a picture in a line: one that lies elsewhere is left there.
  if (isSafeImage(image) && image !== broken && foreignHost(image) === undefined)
    return draw(image, () => setBroken(image));
  return initials;
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
