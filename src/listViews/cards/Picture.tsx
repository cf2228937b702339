import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import { safeHref } from '../../fields/url/kind';
import { useEntity } from '../../views/useEntity';

/** The picture at an address; the sign of the entity where there is none, or it cannot be had. */
export const Picture = ({ address }: { readonly address: unknown }) => {
  const { icon } = useEntity();
  const href = typeof address === 'string' ? safeHref(address) : undefined;
  const [failed, fail] = useState<string>();
  return (
    <Frame>
      {href && href !== failed ? (
        <img src={href} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => fail(href)} />
      ) : (
        <Icon name={icon} aria-hidden />
      )}
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.palette.surface.sunken,
  color: theme.palette.text.secondary,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
