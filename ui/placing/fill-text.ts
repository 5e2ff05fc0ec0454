import { placingWords } from './words.ts'
/** Label of the button that fills the selected layers. */
export function fillText(layers: number, isFollowed: boolean): string {
  const t = placingWords.get()
  if (layers === 0) return t.fillSelection
  const what = layers === 1 ? t.fillLayer : t.fillLayers({ layers })
  return isFollowed ? t.andInstances({ what }) : what
}
