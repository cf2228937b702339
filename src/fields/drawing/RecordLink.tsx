import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath, useGetIdentity, useLocale, useReference } from 'react-admin';
import type { KnownResource } from '../../model/resolved/resource';
import { titleOf } from '../../model/answers/title';
import { pick } from '../../model/resolved/labels';
import { WithAvatar } from './Avatar';
import { useAbility, useMe, useModel } from '../AdminContext';
import { useWording } from '../useWording';
import { useSaying } from '../useSaying';

type RecordLinkProps = {
  /** The entity, by its key in the configuration. */
  readonly to: string;
  readonly id: string;
  /** Its title alone, where it stands within another link. */
  readonly isPlain?: boolean;
  /** Its picture, or initials, beside it. */
  readonly hasAvatar?: boolean;
};

/**
 * A record of another entity, by its title, as a link to its page. All of one screen are fetched together.
 * Who may not see the entity reads what kind of record it is, or the own name, and nothing is requested.
 */
export const RecordLink = ({ to, id, isPlain = false, hasAvatar = false }: RecordLinkProps) => {
  const target = useModel().known(to);
  const me = useMe();
  if (useAbility().can('show', target.subject))
    return <FetchedLink target={target} id={id} isPlain={isPlain} hasAvatar={hasAvatar} />;
  return id === me ? <OwnName target={target} /> : <Called target={target} />;
};

type Target = { readonly target: KnownResource };

const OwnName = ({ target }: Target) => {
  const name = useGetIdentity().data?.fullName;
  return name === undefined || name === '' ? <Called target={target} /> : <bdi>{name}</bdi>;
};

const Called = ({ target }: Target) => <bdi>{pick(target.label.one, useLocale())}</bdi>;

type FetchedLinkProps = Target & Required<Pick<RecordLinkProps, 'id' | 'isPlain' | 'hasAvatar'>>;

const FetchedLink = ({ target, id, isPlain, hasAvatar }: FetchedLinkProps) => {
  const { kinds, isWhole, resource } = useModel();
  const wording = useWording();
  const createPath = useCreatePath();
  const { referenceRecord, isPending } = useReference({ reference: target.name, id });
  if (isPending) return <span aria-busy>…</span>;
  if (!referenceRecord) return <MissingRecord target={target} id={id} />;
  const name = titleOf(target, referenceRecord, wording);
  const title = hasAvatar ? <Title>{name}</Title> : <bdi>{name}</bdi>;
  const link = isPlain ? (
    title
  ) : (
    <LinkBase to={createPath({ resource: target.name, type: 'show', id })} onClick={stayOutOfTheRow}>
      {title}
    </LinkBase>
  );
  if (!hasAvatar) return link;
  // Its initials, until it is there whole.
  const fields = isWhole(target.key) ? resource(target.key).fields : [];
  const picture = fields.find((field) => kinds[field.kind].inArticle === 'picture');
  return (
    <WithAvatar name={name} image={picture && referenceRecord[picture.name]} resource={target.name}>
      {link}
    </WithAvatar>
  );
};

/* Cut where it is long, and not its picture. */
const Title = styled('bdi')({ display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const MissingRecord = ({ target, id }: Target & { readonly id: string }) => {
  const say = useSaying();
  return <bdi title={say('app.cell.missingReference', target.label.one)}>{id}</bdi>;
};

/* A click on the link must not also open the row it stands in. */
const stayOutOfTheRow = (event: { stopPropagation: () => void }) => event.stopPropagation();
