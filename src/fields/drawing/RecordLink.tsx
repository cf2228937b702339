import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath, useGetIdentity, useLocale, type RaRecord } from 'react-admin';
import type { KnownResource } from '../../model/resolved/resource';
import { titleOf } from '../../model/answers/title';
import { joined, pick } from '../../model/resolved/labels';
import type { Labels } from '../../model/resolved/resolvedField';
import { WithAvatar } from './Avatar';
import { useMe, useModel } from '../AdminContext';
import { useRecordsOf } from './useRecordsOf';
import { useWording } from '../useWording';
import { useSaying } from '../useSaying';

type RecordLinkProps = {
  /** The entity, by its key in the configuration, or those that the record may be of. */
  readonly to: string | readonly string[];
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
  const { isPending, find, unseen } = useRecordsOf(to, [id]);
  const { known } = useModel();
  const me = useMe();
  const found = find(id);
  if (found) return <FoundLink {...found} isPlain={isPlain} hasAvatar={hasAvatar} />;
  if (isPending) return <span aria-busy>…</span>;
  if (unseen.length === 0) return <MissingRecord label={together([to].flat().map(known))} id={id} />;
  return id === me ? <OwnName label={together(unseen)} /> : <Called label={together(unseen)} />;
};

/* What a record of one of these is called. */
const together = (targets: readonly KnownResource[]): Labels => joined(targets.map(({ label }) => label.one));

type Kind = { readonly label: Labels };

const OwnName = ({ label }: Kind) => {
  const name = useGetIdentity().data?.fullName;
  return name === undefined || name === '' ? <Called label={label} /> : <bdi>{name}</bdi>;
};

const Called = ({ label }: Kind) => <bdi>{pick(label, useLocale())}</bdi>;

type FoundLinkProps = Required<Pick<RecordLinkProps, 'isPlain' | 'hasAvatar'>> & {
  readonly target: KnownResource;
  readonly record: RaRecord;
};

const FoundLink = ({ target, record, isPlain, hasAvatar }: FoundLinkProps) => {
  const { kinds, isWhole, resource } = useModel();
  const wording = useWording();
  const createPath = useCreatePath();
  const name = titleOf(target, record, wording);
  const title = hasAvatar ? <Title>{name}</Title> : <bdi>{name}</bdi>;
  const link = isPlain ? (
    title
  ) : (
    <LinkBase
      to={createPath({ resource: target.name, type: 'show', id: record.id })}
      onClick={stayOutOfTheRow}
    >
      {title}
    </LinkBase>
  );
  if (!hasAvatar) return link;
  // Its initials, until it is there whole.
  const fields = isWhole(target.key) ? resource(target.key).fields : [];
  const picture = fields.find((field) => kinds[field.kind].inArticle === 'picture');
  return (
    <WithAvatar name={name} image={picture && record[picture.name]} resource={target.name}>
      {link}
    </WithAvatar>
  );
};

/* Cut where it is long, and not its picture. */
const Title = styled('bdi')({ display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const MissingRecord = ({ label, id }: Kind & { readonly id: string }) => {
  const say = useSaying();
  return <bdi title={say('app.cell.missingReference', label)}>{id}</bdi>;
};

/* A click on the link must not also open the row it stands in. */
const stayOutOfTheRow = (event: { stopPropagation: () => void }) => event.stopPropagation();
