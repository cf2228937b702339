import { useTranslate } from 'react-admin';

export const HOW_ID = 'board-how';

/** How cards are moved without a pointer, for whoever hears their buttons. */
export const HowToMove = () => {
  const translate = useTranslate();
  return (
    <div id={HOW_ID} hidden>
      {translate('app.list.board.how')}
    </div>
  );
};
