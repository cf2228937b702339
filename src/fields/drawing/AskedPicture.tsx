import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { foreignHost } from '../reading/foreignHost';

type AskedPictureProps = { readonly address: string; readonly children: ReactElement };

/**
 * A picture that lies elsewhere is fetched when somebody asks for it: whoever has chosen the address would learn who looks
 * at the record, and when.
 */
export const AskedPicture = ({ address, children }: AskedPictureProps) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<string>();
  const host = foreignHost(address);
  if (host === undefined || asked === address) return children;
  return (
    <Button
      size="small"
      onClick={(event) => {
        // In a list the row would be opened.
        event.stopPropagation();
        setAsked(address);
      }}
    >
      {translate('app.picture.show', { host })}
    </Button>
  );
};
