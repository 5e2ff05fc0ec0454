import { beforeEach, expect, test } from 'vitest'
import { $notices } from '../../controls/notices.ts'
import { $plugin, pluginEnded } from '../../session/run-plugin.ts'

beforeEach(() => {
  $notices.set([])
  $plugin.set({ kind: 'running' })
})

test('does not take a closing message for a failure', () => {
  pluginEnded({ kind: 'closed', message: 'Saved 3 memory cards' })

  expect($plugin.get()).toEqual({
    kind: 'closed',
    message: 'Saved 3 memory cards'
  })
  expect($notices.get()).toMatchObject([
    { text: 'Saved 3 memory cards', error: false }
  ])
})

test('says that a plugin failed, though nobody knows a remedy', () => {
  pluginEnded({ kind: 'failed', message: 'Nobody knows why' })

  expect($plugin.get()).toEqual({ kind: 'failed', message: 'Nobody knows why' })
  expect($notices.get()).toMatchObject([
    { text: 'The plugin failed. Nobody knows why.', error: true }
  ])
})
