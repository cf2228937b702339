import { Component, type ReactNode } from 'react';
import { WidgetCard } from './WidgetCard';
import { WidgetFailed } from './WidgetStates';

type WidgetBoundaryProps = { readonly title: string; readonly children: ReactNode };

/** A widget that breaks, or whose part of the program does not come, leaves the others alone. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { title, children } = this.props;
    if (!error) return children;
    return (
      <WidgetCard title={title}>
        <WidgetFailed error={error} onRetry={() => this.setState({ error: undefined })} />
      </WidgetCard>
    );
  }
}
