import { useStore } from '@nanostores/preact'
import type { RecordedPicture } from '../../contract/companion.ts'
import { Badge } from '../kit/badge.tsx'
import { Callout } from '../kit/callout.tsx'
import { FactList } from '../kit/fact-list.tsx'
import { licenseText } from '../library/size-texts.ts'
import { companionWords } from './words.ts'
import { cutText } from '../words/cut-text.ts'
import { dateText } from '../words/format.ts'
import styles from './recorded-picture-card.module.css'

/** Characters; real names and numbers are shorter. */
const maxLength = 60

interface Props {
  picture: RecordedPicture
}

export function RecordedPictureCard({ picture }: Props) {
  const t = useStore(companionWords)
  const { state, isShown, isOwned } = picture
  const name = picture.name.trim() || t.nameless
  return (
    <li class={styles.card} aria-label={name}>
      <div class={styles.head}>
        <h2 class={styles.name} title={name}>
          {name}
        </h2>
        {state === 'licensed' ? (
          <Badge kind="good" icon="check" text={t.licensed} />
        ) : (
          <Badge kind="warning" text={t.comp} />
        )}
      </div>
      <FactList facts={factsOf(picture)} />
      {!isShown && (
        <Callout kind="warning" title={t.otherPicture}>
          <p>{t.otherPictureHint}</p>
        </Callout>
      )}
      {state === 'comp' && isShown && (
        <Callout kind="warning">
          <p>{isOwned ? t.canBeSwapped : t.mustBeLicensed}</p>
        </Callout>
      )}
    </li>
  )
}

function factsOf(picture: RecordedPicture) {
  const t = companionWords.get()
  const { assetId, mediaType, artist = '', holder } = picture
  const { license, licenseId, at } = picture
  const label = { image: t.asset, video: t.video, audio: t.track }[mediaType]
  return [
    { label, value: assetId },
    { label: t.artist, value: artist },
    { label: t.license, value: licenseText(license ?? '') },
    { label: t.licenseNumber, value: licenseId ?? '' },
    { label: t.recorded, value: dateText(at) },
    { label: t.holder, value: holder === 'style' ? t.paintStyle : '' }
  ]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value: shorten(value) }))
}

/** Anybody can write these records, and make them very long. */
function shorten(value: string): string {
  const cut = cutText(value, maxLength)
  return cut === value ? value : `${cut}…`
}
