import { placingWords } from './words.ts'
import { showNotice } from '../shell/notices.ts'

/** Explains that the change also shows in instances of a main component. */
export function showFollowersNotice(
  layers: readonly { isMain?: true }[]
): void {
  const t = placingWords.get()
  if (!layers.some(({ isMain }) => isMain)) return
  showNotice('info', t.inMainComponent)
}
