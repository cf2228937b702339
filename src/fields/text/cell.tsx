import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { defineCell } from '../cellView';
import { countryName } from './country';

const Code = styled('bdi')({ fontFamily: "'Geist Mono Variable', monospace", fontSize: 13 });

export default defineCell<'text'>({
  width: ({ country, max }) => ({ least: Math.min(96, country ? 60 : (max ?? Infinity) * 8) }),
  /* <bdi> keeps right-to-left names from reordering their neighbours */
  Cell: function TextCell({ value, field }) {
    const locale = useLocale();
    if (field.code) return <Code>{shownText(value)}</Code>;
    return <bdi>{shownText(field.country ? countryName(value, locale) : value)}</bdi>;
  },
});
