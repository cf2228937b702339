import type { ComponentType } from 'react';
import { widgetTypes, type WidgetType } from '../../../config/dashboard';
import type { WidgetProps } from './widgetProps';

type Module = Readonly<Record<string, ComponentType<WidgetProps>>>;

const files = import.meta.glob<Module>('./*Widget.tsx', { eager: true });

const viewOf = (type: WidgetType): ComponentType<WidgetProps> => {
  const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}Widget`;
  const view = files[`./${name}.tsx`]?.[name];
  if (view) return view;
  throw new Error(`A widget "${type}" needs src/features/dashboard/${name}.tsx, which exports ${name}.`);
};

/** The component of every type of widget, from the file of its name. */
export const widgetViews = Object.fromEntries(widgetTypes.map((type) => [type, viewOf(type)])) as {
  readonly [T in WidgetType]: ComponentType<WidgetProps>;
};
