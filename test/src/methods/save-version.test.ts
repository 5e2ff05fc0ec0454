import { afterEach, expect, it, vi } from 'vitest'
import { saveVersion } from '../../../src/methods/save-version.ts'
import { openController } from '../open-controller.ts'

const version = { title: 'Before the swap', description: 'Saved by Cleared.' }

afterEach(() => {
  vi.unstubAllGlobals()
})

it('names a version of the file', async () => {
  const { peer } = await openController()

  await expect(peer.call.saveVersion(version)).resolves.toBeNull()
})

it('fails when Figma makes no version', async () => {
  const saveVersionHistoryAsync = () => Promise.resolve(null)
  vi.stubGlobal('figma', { saveVersionHistoryAsync })

  const saved = saveVersion(version)

  await expect(saved).rejects.toMatchObject({ code: 'version-failed' })
})
