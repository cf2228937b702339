import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Notice } from '../Notice';
import { useIsLost } from './useIsLost';
import { usePolite } from './usePolite';

type NewsLineProps = {
  /** What is new; '' for nothing. */
  readonly text: string;
  /** Shows it; there is nothing to show where it is missing. */
  readonly onShow?: (() => void) | undefined;
  /** What is so at the moment, beside what is new; '' for nothing. */
  readonly besides?: string;
  /** A way on from what is new, where there is nothing to show. */
  readonly children?: ReactNode;
};

/** Says what others have done. Nothing on the page moves before somebody asks for it. */
export const NewsLine = ({ text, onShow, besides = '', children }: NewsLineProps) => {
  const translate = useTranslate();
  const lost = useIsLost() ? translate('app.live.lost') : '';
  const said = usePolite([lost, text, besides].filter((each) => each !== '').join('. '));
  return (
    <>
      {/* there before anything is said in it, and apart: a burst would be read out change by change */}
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {lost !== '' && (
        <Notice tone="warning" isSaid={false}>
          {lost}
        </Notice>
      )}
      {besides !== '' && (
        <Notice tone="info" isSaid={false}>
          {besides}
        </Notice>
      )}
      {text !== '' && (
        <Notice tone="info" isSaid={false}>
          {text}
          {onShow && (
            <>
              {' · '}
              <Button size="small" color="inherit" onClick={onShow}>
                {translate('app.live.show')}
              </Button>
            </>
          )}
          {children}
        </Notice>
      )}
    </>
  );
};
