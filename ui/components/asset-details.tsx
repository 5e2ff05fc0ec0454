import { Badge } from './badge.tsx'
import styles from './asset-details.module.css'

interface Props {
  name: string
  picture: { url: string; width: number; height: number }
  badges: string[]
  isLicensed: boolean
}

export function AssetDetails({ name, picture, badges, isLicensed }: Props) {
  return (
    <div>
      <div
        class={styles.frame}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
      >
        <img
          class={styles.picture}
          src={picture.url}
          alt={name}
          width={picture.width}
          height={picture.height}
          decoding="async"
        />
      </div>
      <h2 class={styles.name}>{name}</h2>
      {(badges.length > 0 || isLicensed) && (
        <div class={styles.badges}>
          {isLicensed && <Badge kind="good" icon="check" text="Licensed" />}
          {badges.map(text => (
            <Badge key={text} text={text} />
          ))}
        </div>
      )}
    </div>
  )
}
