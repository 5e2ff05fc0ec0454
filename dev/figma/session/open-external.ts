import { showHostNotice } from '../controls/notices.ts'

/** `figma.openExternal`; offers a button when the browser blocks the window. */
export function openExternal(url: string, blocked = false): void {
  const opened = blocked ? null : window.open(url, '_blank')
  if (!opened) {
    const text = `The browser blocked ${new URL(url).host || url}.`
    showHostNotice(text, true, {
      text: 'Open',
      action: () => openExternal(url)
    })
    return
  }
  // Not by "noopener", which also hides whether a window opened at all.
  opened.opener = null
}
