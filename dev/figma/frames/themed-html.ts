import { figmaStyle, modeOf, type PanelTheme } from './figma-style.ts'

const places = [/<head(\s[^>]*)?>/i, /<html(\s[^>]*)?>/i, /<!doctype[^>]*>/i]

/**
 * The panel's HTML with Figma's colour variables and theme class, as
 * `themeColors` adds them, ready before the plugin's first script runs.
 */
export function themedHtml(html: string, theme: PanelTheme): string {
  const script =
    `document.documentElement.classList.add('figma-${modeOf(theme)}');` +
    'document.currentScript.remove()'
  const head =
    `<style id="figma-style">${figmaStyle(theme)}</style>` +
    `<script>${script}</script>`
  for (const place of places) {
    const found = place.exec(html)
    if (!found) continue
    const end = found.index + found[0].length
    return html.slice(0, end) + head + html.slice(end)
  }
  return head + html
}
