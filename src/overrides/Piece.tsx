import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Component, type ComponentType, type ReactNode } from 'react';

type PieceOf<P> = {
  /** Where the piece comes from, such as `overrides/users.tsx`. */
  readonly file: string;
  readonly Drawing: ComponentType<P & { readonly children?: ReactNode }>;
  readonly props: P;
  /** What stands here without the piece, and when it throws. */
  readonly children?: ReactNode;
};

/** Draws a piece of `overrides/`. One that throws is replaced by what it overrides, and a line that names its file. */
export const Piece = <P extends object>({ file, Drawing, props, children }: PieceOf<P>) => (
  <PieceBoundary drawing={Drawing} file={file} instead={children}>
    <Drawing {...props}>{children}</Drawing>
  </PieceBoundary>
);

type BoundaryProps = {
  readonly drawing: unknown;
  readonly file: string;
  readonly instead: ReactNode;
  readonly children: ReactNode;
};

type BoundaryState = { readonly error?: unknown; readonly drawing?: unknown };

/* An edited file is another drawing, and gets another chance. */
class PieceBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ error: error ?? 'null' });

  static getDerivedStateFromProps = (
    { drawing }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null => (drawing === state.drawing ? null : { error: undefined, drawing });

  override render(): ReactNode {
    const { file, instead, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <>
        <PieceFailed file={file} error={error} />
        {instead}
      </>
    );
  }
}

/** Says which file failed, and why. */
export const PieceFailed = ({ file, error }: { readonly file: string; readonly error: unknown }) => {
  const translate = useTranslate();
  const message = error instanceof Error ? error.message : String(error);
  return <Line role="note">{translate('app.page.override', { file, message })}</Line>;
};

const Line = styled('div')(({ theme }) => {
  const { fg, bg, border } = theme.palette.tones.warning;
  return {
    padding: '2px 8px',
    color: fg,
    backgroundColor: bg,
    border: `1px solid ${border}`,
    borderRadius: 6,
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
  };
});
