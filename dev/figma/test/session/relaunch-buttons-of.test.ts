import { beforeEach, expect, test, vi } from 'vitest'
import type { Host } from '../../shared/host.ts'
import { relaunchButtonsOf } from '../../session/relaunch-buttons-of.ts'
import { manifest, openPlugin } from '../open-plugin.ts'

const plugin = {
  manifest: {
    ...manifest,
    relaunchButtons: [
      { command: 'once', name: 'Once' },
      { command: 'many', name: 'Many', multipleSelection: true as const }
    ]
  },
  code: '',
  html: ''
}

let host: Host
let layers: string[]
let pageId: string

beforeEach(async () => {
  const opened = await openPlugin({ manifest: plugin.manifest })
  host = opened.host
  const made = await opened.run<string[]>(`
    const [one, other, bare] = [1, 2, 3].map(() => figma.createRectangle())
    one.setRelaunchData({ once: 'Of one', many: 'All' })
    other.setRelaunchData({ once: '', many: 'All' })
    figma.currentPage.setRelaunchData({ many: 'The page' })
    figma.root.setRelaunchData({ once: 'The document' })
    return [figma.currentPage.id, one.id, other.id, bare.id]`)
  ;[pageId = '', ...layers] = made
})

function shown(count: number): string[] {
  const selected = layers.slice(0, count)
  return relaunchButtonsOf(host, plugin, selected, pageId).map(
    ({ name, text }) => `${name}: ${text}`
  )
}

test('shows all buttons of one layer', () => {
  expect(shown(1)).toEqual(['Once: Of one', 'Many: All'])
})

test('shows for several layers only buttons that all have and that allow several', () => {
  expect(shown(2)).toEqual(['Many: All'])
  expect(shown(3)).toEqual([])
})

test('shows those of page and document without a selection', () => {
  expect(shown(0)).toEqual(['Once: The document', 'Many: The page'])
})

test('reads no more layers than it needs', () => {
  const [one = '', other = '', bare = ''] = layers
  const asked = vi.spyOn(host, 'keptData')

  relaunchButtonsOf(host, plugin, [one, bare, other, other, other], pageId)

  expect(asked.mock.calls).toEqual([[one], [bare]])
})
