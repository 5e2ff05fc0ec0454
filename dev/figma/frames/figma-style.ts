export type Theme = 'light' | 'dark'

/** FigJam has no dark mode, and purple for blue. */
export type PanelTheme = Theme | 'figjam'

/** Colours of one role in one theme. */
interface Role {
  bg: string
  hover: string
  pressed: string
  secondary: string
  tertiary: string
  text: string
  strong: string
  /** The colour of text on `bg`. */
  on: string
}

interface Palette {
  plain: Record<string, string>
  roles: Record<string, Role>
}

const light: Palette = {
  plain: {
    bg: '#ffffff',
    'bg-secondary': '#f5f5f5',
    'bg-tertiary': '#e6e6e6',
    'bg-hover': '#f5f5f5',
    'bg-pressed': '#f5f5f5',
    'bg-slot': '#f1e5ff',
    'bg-disabled': '#d9d9d9',
    'bg-disabled-secondary': '#b3b3b3',
    'bg-inverse': '#2c2c2c',
    text: 'rgba(0,0,0,0.9)',
    'text-secondary': 'rgba(0,0,0,0.5)',
    'text-tertiary': 'rgba(0,0,0,0.3)',
    'text-disabled': 'rgba(0,0,0,0.3)',
    'text-oninverse': '#ffffff',
    'text-ondisabled': '#ffffff',
    border: '#e6e6e6',
    'border-strong': '#2c2c2c',
    'border-disabled': '#e6e6e6',
    'border-slot': '#d9b8ff'
  },
  roles: {
    brand: role('#0d99ff #007be5 #007be5 #0768cf #e5f4ff #007be5 #0768cf'),
    selected: role('#e5f4ff #bde3ff #bde3ff #f2f9ff #f2f9ff #007be5 #0d99ff'),
    component: role('#9747ff #8638e5 #8638e5 #681ad6 #f1e5ff #8638e5 #681ad6'),
    danger: role('#f24822 #dc3412 #bd2915 #bd2915 #ffe2e0 #dc3412 #bd2915'),
    success: role('#14ae5c #009951 #008043 #008043 #cff7d3 #008043 #00663a'),
    warning: role(
      '#ffcd29 #ffc21a #fab815 #fab815 #fff1c2 #b86200 #945400',
      'rgba(0,0,0,0.9)'
    )
  }
}

const dark: Palette = {
  plain: {
    bg: '#2c2c2c',
    'bg-secondary': '#383838',
    'bg-tertiary': '#444444',
    'bg-hover': '#383838',
    'bg-pressed': '#383838',
    'bg-slot': '#3c2a52',
    'bg-disabled': '#757575',
    'bg-disabled-secondary': '#444444',
    'bg-inverse': '#ffffff',
    text: '#ffffff',
    'text-secondary': 'rgba(255,255,255,0.7)',
    'text-tertiary': 'rgba(255,255,255,0.4)',
    'text-disabled': 'rgba(255,255,255,0.4)',
    'text-oninverse': 'rgba(0,0,0,0.9)',
    'text-ondisabled': '#1e1e1e',
    border: '#444444',
    'border-strong': 'rgba(255,255,255,0.9)',
    'border-disabled': '#444444',
    'border-slot': '#6f4f9c'
  },
  roles: {
    brand: role('#0c8ce9 #0a6dc2 #0a6dc2 #105cad #394360 #7cc4f8 #0c8ce9'),
    selected: role('#4a5878 #394360 #394360 #394360 #333a4d #7cc4f8 #0c8ce9'),
    component: role('#8a38f5 #7a2be0 #7a2be0 #652ca8 #42345c #d1a8ff #a86bff'),
    danger: role('#e03e1a #c4381a #a33116 #a33116 #56271e #fca397 #e03e1a'),
    success: role('#198f51 #157a45 #10663a #10663a #1f4430 #79d297 #198f51'),
    warning: role(
      '#f3c11b #e0b018 #cc9f14 #cc9f14 #594a17 #f7d15f #f3c11b',
      'rgba(0,0,0,0.9)'
    )
  }
}

const purple = '#f1e5ff #e4ccff #e4ccff #f8f2ff #f8f2ff #8638e5 #9747ff'

const figjam: Palette = {
  plain: light.plain,
  roles: {
    ...light.roles,
    brand: role('#9747ff #8638e5 #8638e5 #681ad6 #f1e5ff #8638e5 #681ad6'),
    selected: role(purple)
  }
}

const palettes: Record<PanelTheme, Palette> = { light, dark, figjam }

/** Takes bg, hover, pressed, secondary, tertiary, text and strong in order. */
function role(colors: string, on = '#ffffff'): Role {
  const [bg = '', hover = '', pressed = '', ...rest] = colors.split(' ')
  const [secondary = '', tertiary = '', text = '', strong = ''] = rest
  return { bg, hover, pressed, secondary, tertiary, text, strong, on }
}

/** Figma's colour variables without their `--figma-color-` prefix. */
export function figmaColors(theme: PanelTheme): Record<string, string> {
  const palette = palettes[theme]
  const colors: Record<string, string> = { ...palette.plain }
  for (const [name, value] of Object.entries(palette.roles)) {
    Object.assign(colors, roleColors(name, value))
  }
  const onSelected = palette.plain['text'] ?? ''
  Object.assign(colors, {
    'bg-onselected': colors['bg-selected'],
    'bg-onselected-hover': colors['bg-selected-hover'],
    'bg-onselected-pressed': colors['bg-selected-pressed'],
    'bg-selected-strong': colors['border-selected'],
    'border-disabled-strong': colors['border-strong'],
    'text-hover': onSelected,
    'text-secondary-hover': onSelected,
    'text-tertiary-hover': colors['text-secondary'],
    'text-onselected': onSelected,
    'text-onselected-secondary': colors['text-secondary'],
    'text-onselected-tertiary': colors['text-tertiary'],
    'text-onselected-strong': colors['text-brand']
  })
  return { ...colors, ...iconColors(colors) }
}

function roleColors(name: string, value: Role): Record<string, string> {
  return {
    [`bg-${name}`]: value.bg,
    [`bg-${name}-hover`]: value.hover,
    [`bg-${name}-pressed`]: value.pressed,
    [`bg-${name}-secondary`]: value.secondary,
    [`bg-${name}-tertiary`]: value.tertiary,
    [`text-${name}`]: value.text,
    [`text-${name}-secondary`]: value.strong,
    [`text-${name}-tertiary`]: value.hover,
    [`text-on${name}`]: value.on,
    [`text-on${name}-secondary`]: value.on,
    [`text-on${name}-tertiary`]: value.on,
    [`border-${name}`]: name === 'selected' ? value.strong : value.bg,
    [`border-${name}-hover`]: value.hover,
    [`border-${name}-strong`]: value.strong,
    [`border-on${name}`]: value.on,
    [`border-on${name}-strong`]: value.on
  }
}

/** Icons have the colours of text, with states of their own. */
function iconColors(colors: Record<string, string>): Record<string, string> {
  const icons: Record<string, string> = {}
  for (const [name, value] of Object.entries(colors)) {
    if (name !== 'text' && !name.startsWith('text-')) continue
    const icon = `icon${name.slice('text'.length)}`
    icons[icon] = value
    icons[`${icon}-hover`] ??= value
    icons[`${icon}-pressed`] ??= value
  }
  return icons
}

/** The contents of `<style id="figma-style">`. */
export function figmaStyle(theme: PanelTheme): string {
  const lines = Object.entries(figmaColors(theme)).map(
    ([name, value]) => `--figma-color-${name}:${value};`
  )
  return `:root{color-scheme:${modeOf(theme)};${lines.join('')}}`
}

/** The theme that a panel sees by its class and colour scheme. */
export function modeOf(theme: PanelTheme): Theme {
  return theme === 'figjam' ? 'light' : theme
}
