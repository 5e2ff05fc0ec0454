import { expect, it } from 'vitest'
import { sample } from '../../sample.ts'
import { contrastsOf, findFaint } from './find-faint.ts'
import { contrastAlone, findViolations } from './find-violations.ts'
import { showTheme } from './show-theme.ts'
import { libraryWalks } from './library-views.ts'
import { mediaWalks } from './media-views.ts'
import { musicWalks } from './music-views.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { walks } from './views.ts'

const journey = useJourney()

const themes = ['light', 'dark'] as const

/** FigJam is the light theme with another brand, which `texts` covers. */
const editorThemes = [...themes, 'figjam'] as const

const usual = [360, 640] as const
const otherSizes = [
  [300, 400],
  [900, 640]
] as const

const allWalks = { ...walks, ...libraryWalks, ...mediaWalks, ...musicWalks }
const rows = [
  ...Object.keys(allWalks).map(name => ({ name, size: usual })),
  ...Object.keys(mediaWalks).flatMap(name =>
    otherSizes.map(size => ({ name, size }))
  )
]

it.each(sample(rows, 3))(
  'has no violations in any view and theme at $size while $name',
  async ({ name, size: [width, height] }) => {
    const { service, addresses } = journey.stack
    const { opened, panel } = await journey.openPanel({ width: 1500 })
    if (width !== usual[0]) await dragPanelTo(opened, panel, width, height)
    expect(await panel.evaluate(() => [innerWidth, innerHeight])).toEqual([
      width,
      height
    ])
    const walk = { opened, panel, service, addresses, held: [] }
    const found: Record<string, string[]> = {}

    for (const [view, go] of allWalks[name] ?? []) {
      await go(walk)
      for (const theme of themes) {
        await showTheme(panel, theme)
        const rules = theme === 'light' ? undefined : contrastAlone
        const violations = [
          ...(await findViolations(panel, rules)),
          ...(await findFaint(panel))
        ]
        if (violations.length) found[`${view}, ${theme}`] = violations
      }
    }

    expect(found).toEqual({})
  }
)

const grounds = ['--bg', '--bg-soft', '--bg-strong', '--bg-hover'] as const

/** Colors of texts and their grounds, also while hovered or pressed. */
const texts = [
  ...grounds.map(ground => ['--ink', ground] as const),
  ...grounds.map(ground => ['--ink-soft', ground] as const),
  ['--ink', '--bg-selected'],
  ['--ink-brand', '--bg'],
  ['--ink-brand', '--bg-hover'],
  ['--ink-brand', '--bg-selected'],
  ['--ink-danger', '--bg'],
  ['--ink-danger', '--tint-danger'],
  ['--ink', '--tint-danger'],
  ['--ink', '--tint-warning'],
  ['--ink', '--tint-success'],
  ['--ink-success', '--bg'],
  ['--ink-success', '--tint-success'],
  ['--ink-inverse', '--bg-inverse'],
  ['#fff', '--brand-strong'],
  ['#fff', '--brand-stronger']
] as const

/** Colors of controls and their rings. */
const lines = [
  ...['--line', '--ring'].flatMap(line =>
    grounds.map(ground => [line, ground] as const)
  ),
  ['--ring', '--tint-danger'],
  ['--ring', '--tint-warning'],
  ['--ring', '--tint-success']
] as const

it('has enough contrast of text and lines in every theme', async () => {
  const panel = await (await journey.open()).panel()

  for (const theme of editorThemes) {
    await showTheme(panel, theme)
    const written = Object.entries(await contrastsOf(panel, texts))
    const drawn = Object.entries(await contrastsOf(panel, lines))

    expect([theme, written.filter(([, ratio]) => ratio < 4.5)]).toEqual([
      theme,
      []
    ])
    expect([theme, drawn.filter(([, ratio]) => ratio < 3)]).toEqual([theme, []])
  }
})
