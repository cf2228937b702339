import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import { useState } from 'react';
import { pick } from '../../model/resolved/labels';
import { defineCell, type CellProps } from '../cellView';
import { AskedPicture } from '../drawing/AskedPicture';
import { FaultyValue } from '../drawing/FaultyValue';

export default defineCell<'image'>({
  width: { whole: 56 },
  Cell: (props) => <Drawing {...props} height={32} />,
  Show: (props) => <Drawing {...props} height={160} />,
});

const Drawing = ({ value, field, height }: CellProps<'image'> & { readonly height: number }) => {
  const locale = useLocale();
  const [broken, setBroken] = useState<string>();
  if (broken === value) return <FaultyValue fault="badImage" value={value} />;
  return (
    <AskedPicture address={value}>
      <Image
        src={value}
        alt={pick(field.label, locale)}
        height={height}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(value)}
      />
    </AskedPicture>
  );
};

const Image = styled('img')({ display: 'block', maxWidth: '100%', objectFit: 'contain', borderRadius: 6 });
