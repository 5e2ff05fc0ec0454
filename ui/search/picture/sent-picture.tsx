import { useStore } from '@nanostores/preact'
import type { LayerPicture } from './picture-search.ts'
import { pictureWords } from './words.ts'

interface Props {
  picture: LayerPicture
  class: string | undefined
}

/** The very text that is sent is what is shown. */
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

/** A small file has a part of one. */
export function kilobytes({ size }: LayerPicture): number {
  return size < 10_000 ? Math.round(size / 100) / 10 : Math.round(size / 1000)
}
