import { showNotice } from './notices.ts'

/** More shows what was placed or filled than the person chose. */
export function tellFollowers(layers: readonly { isMain?: true }[]): void {
  if (!layers.some(({ isMain }) => isMain)) return
  showNotice('info', 'This is in a main component: its instances show it too.')
}
