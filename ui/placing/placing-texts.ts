import { placingWords } from './words.ts'

/** At most three names, and how many more there are. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - 3
  const shown = names.slice(0, 3).join(', ')
  return more > 0 ? placingWords.get().andMore({ names: shown, more }) : shown
}

/** Label of the button that fills the selected layers. */
export function fillText(layers: number, isFollowed: boolean): string {
  const t = placingWords.get()
  if (layers === 0) return t.fillSelection
  const what = layers === 1 ? t.fillLayer : t.fillLayers({ layers })
  return isFollowed ? t.andInstances({ what }) : what
}
