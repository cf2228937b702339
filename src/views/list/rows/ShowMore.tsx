import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

type ShowMoreProps = {
  /** What there is more of. */
  readonly name: string;
  readonly isOffered: boolean;
  readonly isPending: boolean;
  readonly onMore: () => void;
};

/** Leads to more records of a part of a list; nothing where it shows all of them. */
export const ShowMore = ({ name, isOffered, isPending, onMore }: ShowMoreProps) => {
  const translate = useTranslate();
  const text = translate('app.story.more');
  if (!isOffered && !isPending) return null;
  return (
    /* not disabled while they come: it would lose the focus of whoever has just pressed it */
    <Button
      size="small"
      data-more=""
      data-screen=""
      aria-label={`${text}: ${name}`}
      aria-busy={isPending}
      onClick={() => !isPending && onMore()}
      sx={{ minHeight: 40 }}
    >
      {text}
    </Button>
  );
};
