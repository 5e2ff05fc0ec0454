import { useStore } from '@nanostores/preact'
import type { LayerPicture } from './picture-search.ts'
import { pictureWords } from './words.ts'

interface Props {
  picture: LayerPicture
  class: string | undefined
}

/** Shows exactly the data that is sent. */
export function SentPicture({ picture, class: looks }: Props) {
  const t = useStore(pictureWords)
  return (
    <img
      class={looks}
      src={`data:image/jpeg;base64,${picture.base64}`}
      alt={t.pictureOf({ name: picture.name })}
    />
  )
}

/** Small files get one decimal. */
export function kilobytes({ size }: LayerPicture): number {
  return size < 10_000 ? Math.round(size / 100) / 10 : Math.round(size / 1000)
}
