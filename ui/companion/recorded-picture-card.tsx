import type { RecordedPicture } from '../../contract/companion.ts'
import { Badge } from '../components/badge.tsx'
import { Callout } from '../components/callout.tsx'
import { FactList } from '../components/fact-list.tsx'
import { dateText } from '../views/date-text.ts'
import styles from './recorded-picture-card.module.css'

interface Props {
  picture: RecordedPicture
}

export function RecordedPictureCard({ picture }: Props) {
  const { name, state, isShown, isOwned } = picture
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
  ].filter(({ value }) => value !== '')
}
