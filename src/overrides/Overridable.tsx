import { use, type ComponentType, type ReactNode } from 'react';
import { pageParts, type PagePart, type PieceProps, type Slot } from './defineOverrides';
import { OverridesContext, useOverrides } from './OverridesContext';
import { Piece, PieceFailed } from './Piece';

type OverridableProps = { readonly part: PagePart | Slot; readonly children?: ReactNode };

/** A page or a slot of the present entity: as `overrides/<resource>.tsx` draws it, else what is within, else nothing. */
export const Overridable = ({ part, children }: OverridableProps) => {
  const own = useOverrides();
  const isPage = pageParts.some((each) => each === part);
  return (
    <Drawn file={own?.file} Drawing={own?.pieces?.[part]} failure={isPage ? own?.failure : undefined}>
      {children}
    </Drawn>
  );
};

/** A page of one's own, by its key: `overrides/pages/<key>.tsx`, else the page of text within. */
export const OverridablePage = ({ of, children }: { readonly of: string; readonly children?: ReactNode }) => {
  const own = use(OverridesContext)?.pages.get(of);
  const { file, pieces, failure } = own ?? { file: `overrides/pages/${of}.tsx` };
  const missing = own || children ? undefined : new Error('There is no such file.');
  return (
    <Drawn file={file} Drawing={pieces} failure={failure ?? missing}>
      {children}
    </Drawn>
  );
};

type DrawnProps = {
  readonly file: string | undefined;
  readonly Drawing: ComponentType<PieceProps> | undefined;
  readonly failure: Error | undefined;
  readonly children: ReactNode;
};

/* The places stay the same, so that a form within keeps what was typed when a file comes or goes. */
const Drawn = ({ file = '', Drawing, failure, children }: DrawnProps) => (
  <>
    {failure && <PieceFailed file={file} error={failure} />}
    {Drawing ? (
      <Piece file={file} Drawing={Drawing} props={{}}>
        {children}
      </Piece>
    ) : (
      children
    )}
  </>
);
