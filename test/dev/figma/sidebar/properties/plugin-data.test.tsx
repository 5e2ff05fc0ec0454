import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { readScene } from '../../../../../dev/figma/scene/scene.ts'
import { PluginData } from '../../../../../dev/figma/sidebar/properties/plugin-data.tsx'
import { openPlugin } from '../../open-plugin.ts'

afterEach(cleanup)

/** As a click on its summary does in a browser. */
function open(): void {
  const details = screen.getByRole<HTMLDetailsElement>('group')
  details.open = true
  fireEvent(details, new Event('toggle'))
}

test('reads what plugins keep only while it is open', async () => {
  const { host, run } = await openPlugin()
  await run(`figma.root.setPluginData('colors', '{"red":1}')`)
  const read = vi.spyOn(host, 'keptData')
  render(<PluginData host={host} nodeId={null} />)

  readScene(host)

  expect(read).not.toHaveBeenCalled()
  open()
  const value = await screen.findByText(/"red": 1/)
  expect(value.closest('div')?.textContent).toContain('colors')
})

test('follows the document while it is open', async () => {
  const { host, run } = await openPlugin()
  render(<PluginData host={host} nodeId={null} />)
  open()
  await screen.findByText('None')

  await run(`figma.root.setPluginData('note', 'kept')`)
  readScene(host)

  expect((await screen.findByText('kept')).tagName).toBe('PRE')
})
