import { useStore } from '@nanostores/preact'
import { assetWords } from './words.ts'
import { Badge } from '../kit/badge.tsx'
import styles from './asset-details.module.css'

interface Props {
  name: string
  /** Null when there is none to show. */
  picture: { url: string } | null
  /** Width divided by height; reserves the space while the picture loads. */
  aspect: number
  badges: string[]
  isLicensed: boolean
}

export function AssetDetails(props: Props) {
  const { name, picture, aspect, badges, isLicensed } = props
  const t = useStore(assetWords)
  return (
    <div>
      <div class={styles.frame} style={{ aspectRatio: String(aspect) }}>
        {picture && (
          <img
            class={styles.picture}
            src={picture.url}
            alt={name}
            decoding="async"
            draggable={false}
          />
        )}
      </div>
      <h2 class={styles.name}>{name}</h2>
      {(badges.length > 0 || isLicensed) && (
        <div class={styles.badges}>
          {isLicensed && <Badge kind="good" icon="check" text={t.licensed} />}
          {badges.map(text => (
            <Badge key={text} text={text} />
          ))}
        </div>
      )}
    </div>
  )
}
