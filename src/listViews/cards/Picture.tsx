import { styled } from '@mui/material/styles';
import { type ReactElement, useState } from 'react';
import { useModel } from '../../fields/AdminContext';
import { AskedPicture } from '../../fields/drawing/AskedPicture';
import { Icon } from '../../fields/drawing/Icon';
import { Uploaded } from '../../fields/drawing/Uploaded';
import { isSafeImage } from '../../fields/reading/safeImage';
import { safeHref } from '../../fields/url/kind';
import { isKeptFile } from '../../model/files/keptFile';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { useEntity } from '../../views/useEntity';

type PictureProps = { readonly field: ResolvedField; readonly value: unknown };

/** The picture of a card; the sign of the entity where there is none, or it cannot be had. */
export const Picture = ({ field, value }: PictureProps) => {
  const { icon } = useEntity();
  const { isAddress } = useModel().kinds[field.kind];
  const [failed, fail] = useState<string>();
  const sign = <Icon name={icon} aria-hidden />;
  const draw = (address: string, onError: () => void): ReactElement => (
    <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" onError={onError} />
  );
  const drawn = () => {
    if (isKeptFile(value)) return <Uploaded file={value} shown="large" draw={draw} missing={sign} />;
    const address = addressOf(value);
    if (address === undefined || address === failed) return sign;
    const picture = draw(address, () => fail(address));
    return isAddress ? picture : <AskedPicture address={address}>{picture}</AskedPicture>;
  };
  return <Frame>{drawn()}</Frame>;
};

const addressOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  return isSafeImage(value) ? value : safeHref(value);
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
