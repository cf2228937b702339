import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useAbility, useModel } from '../../fields/AdminContext';
import { OverridablePage } from '../../overrides/Overridable';
import { Denied } from '../../views/states/Denied';
import { Title } from '../../views/Title';
import { useLabel } from '../../views/useEntity';
import { blocksOf, type Block } from './blocksOf';

type TextPageProps = {
  readonly name: string;
  /** Of a file; by default the one in the configuration. */
  readonly text: string | undefined;
};

/** A page of the configuration by its key: its text (S2.27), or what `overrides/pages/` draws. */
export const TextPage = ({ name, text }: TextPageProps) => {
  const ability = useAbility();
  const label = useLabel();
  const page = useModel().pages.find(({ key }) => key === name);
  if (!page) return null;
  const heading = label(page.label);
  const shown = text ?? (page.text && label(page.text));
  if (!ability.can('show', page.subject))
    return <Denied name={heading} action="show" subject={page.subject} />;
  return (
    <>
      <Title title={heading} />
      <OverridablePage of={name}>
        {shown !== undefined && (
          <Paper component="article" sx={{ p: { xs: 2, sm: 4 }, maxWidth: '80ch' }}>
            {blocksOf(shown).map((block, at) => (
              <Drawn key={at} block={block} />
            ))}
          </Paper>
        )}
      </OverridablePage>
    </>
  );
};

const Drawn = ({ block }: { readonly block: Block }) => {
  if (block.lines)
    return (
      <Typography component="ul" sx={{ pl: 3, my: 1.5 }}>
        {block.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Typography>
    );
  const isHeading = block.heading !== undefined;
  return (
    <Typography
      variant={isHeading ? 'h3' : 'body1'}
      component={isHeading ? 'h2' : 'p'}
      sx={{ mt: isHeading ? 3 : 0, mb: 1.5 }}
    >
      {block.heading ?? block.paragraph}
    </Typography>
  );
};
