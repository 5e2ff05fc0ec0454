import { expect, test } from 'vitest'
import type { KeptData } from '../../shared/document-facts.ts'
import {
  ownerLabel,
  pluginEntries,
  relaunchTexts
} from '../../session/document-data.ts'

const kept: KeptData = {
  pluginData: {
    'p:demo': { second: '2', first: '1' },
    's:cleared': { asset: 'a' }
  },
  relaunchData: { demo: { open: 'Opens it' }, other: { run: 'Runs' } }
}

test('lists private and shared data', () => {
  expect(pluginEntries(kept)).toEqual([
    { owner: 'demo', shared: false, key: 'first', value: '1' },
    { owner: 'demo', shared: false, key: 'second', value: '2' },
    { owner: 'cleared', shared: true, key: 'asset', value: 'a' }
  ])
  expect(pluginEntries(kept).map(ownerLabel)).toEqual([
    'demo',
    'demo',
    'cleared, shared'
  ])
})

test('finds only the buttons of the plugin that runs', () => {
  expect(relaunchTexts(kept, 'demo')).toEqual({ open: 'Opens it' })
  expect(relaunchTexts(kept, 'third')).toEqual({})
})
