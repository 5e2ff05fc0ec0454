import { showHostNotice } from './notices.ts'

/** Says so when the same document is open in two tabs. */
export function watchOtherTabs(key: string): void {
  const channel = new BroadcastChannel(`document ${key}`)
  let told = false
  channel.addEventListener('message', ({ data }) => {
    if (data === 'opened') channel.postMessage('here too')
    if (told) return
    told = true
    showHostNotice(
      'This document is open in another tab too: the tab that is edited ' +
        'last overwrites what the other one keeps.',
      true
    )
  })
  channel.postMessage('opened')
}
