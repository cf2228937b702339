import { isBrandColor, isLogo } from '../../values/brandValues';
import type { Scope } from '../scope';

/** A colour or mark that the sign-in page and the menu could not show. */
export const checkBrand = ({ declared, report }: Scope): void => {
  const { color, logo } = declared;
  if (typeof color === 'string' && !isBrandColor(color))
    report({
      id: 'RC080',
      path: 'color',
      message: `"${color}" is no colour`,
      hint: 'Write it as #rrggbb, such as "#7b1fa2".',
    });
  if (typeof logo === 'string' && !isLogo(logo))
    report({
      id: 'RC080',
      path: 'logo',
      message: `"${logo.slice(0, 60)}" is no address of an image`,
      hint: 'Give https, a path of the own host such as "/logo.svg", or data:image/….',
    });
};
