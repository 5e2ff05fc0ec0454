import { afterEach, expect, test, vi } from 'vitest'
import { exportLayers } from '../../../canvas/commands/export-layers.ts'
import type { Host } from '../../../shared/host.ts'
import { $notices } from '../../../controls/notices.ts'
import { sceneNode } from '../../render/scene-node.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** The names of the files that are downloaded. */
function downloads(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    names.push(this.download)
  })
  return names
}

function hostWith(exportLayer: Host['exportLayer']): Host {
  const host: Pick<Host, 'exportLayer' | 'node'> = {
    exportLayer,
    node: id => sceneNode({ id, name: `Card/${id}` })
  }
  // Exporting asks the host for nothing else.
  return host as Host
}

test('downloads each layer as a picture with its name', async () => {
  const names = downloads()
  const formats: object[] = []
  const host = hostWith(async (_id, settings) => {
    formats.push(settings)
    return new Uint8Array([1])
  })

  await exportLayers(host, ['a', 'b'], 'JPG')

  expect(names).toEqual(['Card-a.jpg', 'Card-b.jpg'])
  expect(formats).toEqual([{ format: 'JPG' }, { format: 'JPG' }])
})

test('says why a layer cannot be exported', async () => {
  const names = downloads()
  const host = hostWith(() => Promise.reject(new Error('Failed to export')))

  await exportLayers(host, ['a'], 'PNG')

  expect(names).toEqual([])
  expect($notices.get().at(-1)?.text).toBe('Failed to export')
})
