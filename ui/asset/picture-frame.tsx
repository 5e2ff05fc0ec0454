import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Asset } from '../api/asset.ts'
import styles from './asset-details.module.css'

interface Props {
  asset: Asset
  children: ComponentChildren
}

/** Shows the picture of the list it was opened from until its own is loaded. */
export function PictureFrame({ asset, children }: Props) {
  const [shown] = useState(() => findShown(asset))
  return (
    <div class={styles.frame} style={{ aspectRatio: String(asset.aspect) }}>
      {shown !== undefined && (
        <img class={styles.shown} src={shown} alt="" draggable={false} />
      )}
      {children}
    </div>
  )
}

/** The address of the asset's largest picture on the screen. */
function findShown({ thumbnails, previews }: Asset): string | undefined {
  const addresses = [...thumbnails, ...previews].map(({ url }) => url)
  const loaded = new Set(
    [...document.querySelectorAll('img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ src }) => src)
  )
  return addresses.filter(address => loaded.has(address)).at(-1)
}
