import { useState } from 'react';
import { chooseSkin, skinChoices, wornSkin, type ChosenSkin } from './skinChoice';
import { useSignInTexts } from './SignInTexts';

/** The skin before anybody is signed in; whoever signs in here keeps what they chose. */
export const SkinChoice = () => {
  const texts = useSignInTexts();
  const [skin, setSkin] = useState(wornSkin);
  const choose = (chosen: ChosenSkin) => {
    setSkin(chosen);
    chooseSkin(chosen);
  };
  return (
    <label className="sign-in-skin">
      {texts.skin}{' '}
      <select name="skin" value={skin} onChange={({ target }) => choose(target.value as ChosenSkin)}>
        {skinChoices.map((each) => (
          <option key={each} value={each}>
            {texts.skins[each]}
          </option>
        ))}
      </select>
    </label>
  );
};
