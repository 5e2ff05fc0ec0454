import { expect, test } from 'vitest'
import type { DocumentFile } from '../../../../dev/figma/core/host.ts'
import {
  pluginEntries,
  relaunchTexts
} from '../../../../dev/figma/page/document-data.ts'

const layer = {
  id: '1:2',
  pluginData: {
    'p:demo': { second: '2', first: '1' },
    's:cleared': { asset: 'a' }
  },
  relaunchData: { demo: { open: 'Opens it' }, other: { run: 'Runs' } }
}

const file: DocumentFile = {
  version: 1,
  name: 'Campaign',
  pages: [{ id: '0:1', children: [{ id: '1:1', children: [layer] }] }],
  styles: [],
  images: {},
  pluginData: {
    root: { 'p:demo': { ledger: '{}' } },
    relaunchData: { demo: { open: 'Everywhere' } }
  }
}

test('lists private and shared data of a layer', () => {
  expect(pluginEntries(file, '1:2')).toEqual([
    { owner: 'demo', key: 'first', value: '1' },
    { owner: 'demo', key: 'second', value: '2' },
    { owner: 'cleared, shared', key: 'asset', value: 'a' }
  ])
})

test('lists the data of the document', () => {
  expect(pluginEntries(file, null)).toEqual([
    { owner: 'demo', key: 'ledger', value: '{}' }
  ])
})

test('finds only the buttons of the plugin that runs', () => {
  expect(relaunchTexts(file, '1:2', 'demo')).toEqual({ open: 'Opens it' })
  expect(relaunchTexts(file, null, 'demo')).toEqual({ open: 'Everywhere' })
  expect(relaunchTexts(file, '1:1', 'demo')).toEqual({})
})

test('has nothing before the document was written', () => {
  expect(pluginEntries(null, '1:2')).toEqual([])
  expect(relaunchTexts(null, null, 'demo')).toEqual({})
})
