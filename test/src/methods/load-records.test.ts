import { expect, it } from 'vitest'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { openController } from '../open-controller.ts'

const begin = 'license:'

it('loads records under keys with a prefix, and changes nothing', async () => {
  const { peer, host } = await openController()
  await host.evaluate(
    `figma.root.setPluginData('license:a', 'not looked at here')
     figma.root.setPluginData('license:b', '{"v":2}')
     figma.root.setPluginData('licenses', '{}')
     figma.root.setSharedPluginData('cleared', 'license:c', 'of anybody')
     figma.root.setPluginData('image:a', '{}')`
  )
  const before = host.exportDocument()

  const found = await peer.call.loadRecords({ begin })

  expect(found).toEqual({
    records: { 'license:a': 'not looked at here', 'license:b': '{"v":2}' },
    beyond: 0
  })
  expect(host.exportDocument()).toEqual(before)
})

it('leaves out the text of an entry that is too long', async () => {
  const { peer, host } = await openController()
  await host.evaluate(
    `figma.root.setPluginData('license:a', 'x'.repeat(4096))
     figma.root.setPluginData('license:b', 'x'.repeat(4097))`
  )

  const { records } = await peer.call.loadRecords({ begin })

  expect(records['license:a']).toHaveLength(4096)
  expect(records['license:b']).toBe('')
})

it('reads the newest five thousand of too many records', async () => {
  const { peer, host } = await openController()
  await host.evaluate(
    `for (let i = 0; i < 5003; i++) {
       figma.root.setPluginData('license:' + i, 'text')
     }`
  )

  const { records, beyond } = await peer.call.loadRecords({ begin })

  expect(Object.keys(records)).toHaveLength(5000)
  expect(records).not.toHaveProperty('license:2')
  expect(records).toHaveProperty('license:5002')
  expect(beyond).toBe(3)
})

it('reads a file with a hundred thousand records in many turns', async () => {
  let turns = 0
  const own: Record<string, string> = {}
  for (let i = 0; i < 100_000; i += 1) own[`license:n${i}`] = '{}'
  const { peer } = await openController({
    document: fileWith(own),
    onTurn: () => void (turns += 1)
  })
  turns = 0

  const { records, beyond } = await peer.call.loadRecords({ begin })
  const others = await peer.call.loadRecords({ begin: 'request:' })

  expect(Object.keys(records)).toHaveLength(5000)
  expect(records).toHaveProperty('license:n99999')
  expect(beyond).toBe(95_000)
  expect(others).toEqual({ records: {}, beyond: 0 })
  expect(turns).toBeGreaterThan(2)
})

/** A file with this private data on its document. */
function fileWith(own: Record<string, string>): DocumentFile {
  return {
    version: 1,
    name: 'Stuffed',
    key: 'stuffed',
    pages: [{ id: '0:1', type: 'PAGE', name: 'Page 1', children: [] }],
    styles: [],
    pluginData: {
      root: { 'p:cleared-test': own },
      currentPage: '0:1',
      relaunchData: {}
    },
    images: {}
  }
}
