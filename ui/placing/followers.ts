import { placingWords } from './words.ts'
import { showNotice } from '../shell/notices.ts'

/** More shows what was placed or filled than the person chose. */
export function tellFollowers(layers: readonly { isMain?: true }[]): void {
  const t = placingWords.get()
  if (!layers.some(({ isMain }) => isMain)) return
  showNotice('info', t.thisIsInMainComponent)
}
