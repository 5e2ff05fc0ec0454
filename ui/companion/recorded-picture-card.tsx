import type { RecordedPicture } from '../../contract/companion.ts'
import { Badge } from '../components/badge.tsx'
import { Callout } from '../components/callout.tsx'
import { FactList } from '../components/fact-list.tsx'
import { dateText } from '../words/format.ts'
import styles from './recorded-picture-card.module.css'

/** Letters; no asset or license has such a long name. */
const most = 60

interface Props {
  picture: RecordedPicture
}

export function RecordedPictureCard({ picture }: Props) {
  const { state, isShown, isOwned } = picture
  const name = picture.name.trim() || 'A layer without a name'
  return (
    <li class={styles.card} aria-label={name}>
      <div class={styles.head}>
        <h2 class={styles.name} title={name}>
          {name}
        </h2>
        {state === 'licensed' ? (
          <Badge kind="good" icon="check" text="Licensed" />
        ) : (
          <Badge kind="warning" text="Comp" />
        )}
      </div>
      <FactList facts={factsOf(picture)} />
      {!isShown && (
        <Callout kind="warning" title="Another picture now">
          <p>The picture was changed after this was recorded.</p>
        </Callout>
      )}
      {state === 'comp' && isShown && (
        <Callout kind="warning">
          <p>
            {isOwned
              ? 'A preview for layouts. Its asset is licensed for this file: the designer can swap it.'
              : 'A preview for layouts. It must be licensed before it is used.'}
          </p>
        </Callout>
      )}
    </li>
  )
}

function factsOf(picture: RecordedPicture) {
  const { assetId, holder, license, licenseId, at } = picture
  return [
    { label: 'Asset', value: assetId },
    { label: 'License', value: license ?? '' },
    { label: 'License number', value: licenseId ?? '' },
    { label: 'Recorded', value: dateText(at) },
    { label: 'Holds it', value: holder === 'style' ? 'A paint style' : '' }
  ]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value: shorten(value) }))
}

/** Anybody can write what we read here, and thousands of letters of it. */
function shorten(value: string): string {
  return value.length > most ? `${value.slice(0, most)}…` : value
}
