import { Component, type ReactNode } from 'react';
import { FaultyValue } from './FaultyValue';

type CellBoundaryProps = { readonly value: unknown; readonly children: ReactNode };

type CellBoundaryState = { readonly hasFailed: boolean; readonly value?: unknown };

/** A drawing that throws blanks itself and nothing around it (M-15, D-20); another value gets another chance. */
export class CellBoundary extends Component<CellBoundaryProps, CellBoundaryState> {
  override state: CellBoundaryState = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ value }: CellBoundaryProps, state: CellBoundaryState) =>
    Object.is(value, state.value) ? null : { hasFailed: false, value };

  override render(): ReactNode {
    const { value, children } = this.props;
    return this.state.hasFailed ? <FaultyValue fault="badValue" value={value} /> : children;
  }
}
