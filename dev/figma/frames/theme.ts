import { atom, computed } from 'nanostores'
import { chosen } from '../shared/option-choices.ts'
import { figmaStyle, type PanelTheme, type Theme } from './figma-style.ts'

const key = 'figma-host-theme'

export const $theme = atom<Theme>(firstTheme())

/** The editor has no themes but one of its own. */
export const $isFigJam = atom(false)

/** The theme of the plugin's panel. */
export const $panelTheme = computed(
  [$theme, $isFigJam],
  (theme, isFigJam): PanelTheme => (isFigJam ? 'figjam' : theme)
)

export function chooseTheme(theme: Theme): void {
  $theme.set(theme)
  localStorage.setItem(key, theme)
}

/** Keeps the page's own colours at the chosen theme. */
export function followTheme(): void {
  const style = document.createElement('style')
  document.head.append(style)
  $theme.subscribe(theme => {
    style.textContent = figmaStyle(theme)
    document.documentElement.dataset['theme'] = theme
  })
}

function firstTheme(): Theme {
  const asked = new URLSearchParams(location.search).get('theme')
  const theme = chosen('theme', asked ?? localStorage.getItem(key))
  if (theme) return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
