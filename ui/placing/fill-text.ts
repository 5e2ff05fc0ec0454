import { placingWords } from './words.ts'
/** What a button says that fills so many of the selected layers. */
export function fillText(layers: number, isFollowed: boolean): string {
  const t = placingWords.get()
  if (layers === 0) return t.fillSelection
  const what = layers === 1 ? t.fillLayer : t.fillLayers({ layers })
  return isFollowed ? t.andInstances({ what }) : what
}
