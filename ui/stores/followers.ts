import { placingWords } from '../words/placing.ts'
import { showNotice } from './notices.ts'

/** More shows what was placed or filled than the person chose. */
export function tellFollowers(layers: readonly { isMain?: true }[]): void {
  const t = placingWords.get()
  if (!layers.some(({ isMain }) => isMain)) return
  showNotice('info', t.thisIsInMainComponent)
}
