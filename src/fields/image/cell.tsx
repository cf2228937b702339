import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import { useState } from 'react';
import { pick } from '../../model/resolved/labels';
import type { PictureShown } from '../../model/resolved/resourceProvider';
import { defineCell, type CellProps } from '../cellView';
import { AskedPicture } from '../drawing/AskedPicture';
import { FaultyValue } from '../drawing/FaultyValue';
import { Uploaded } from '../drawing/Uploaded';

export default defineCell<'image'>({
  width: { whole: 56 },
  Cell: (props) => <Drawing {...props} shown="small" height={32} />,
  Show: (props) => <Drawing {...props} shown="large" height={160} />,
});

type DrawingProps = CellProps<'image'> & { readonly shown: PictureShown; readonly height: number };

const Drawing = ({ value, field, height, shown }: DrawingProps) => {
  const alt = pick(field.label, useLocale());
  const [broken, setBroken] = useState<string>();
  const fault = <FaultyValue fault="badImage" value={value} />;
  const draw = (address: string, onError: () => void) => (
    <Image
      src={address}
      alt={alt}
      height={height}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={onError}
    />
  );
  if (typeof value !== 'string')
    return (
      <Uploaded
        file={value}
        shown={shown}
        draw={draw}
        waiting={<Room style={{ height }} />}
        missing={fault}
      />
    );
  if (broken === value) return fault;
  return <AskedPicture address={value}>{draw(value, () => setBroken(value))}</AskedPicture>;
};

const Image = styled('img')({ display: 'block', maxWidth: '100%', objectFit: 'contain', borderRadius: 6 });

/* Kept for it while it comes, so that nothing moves. */
const Room = styled('span')({ display: 'block' });
