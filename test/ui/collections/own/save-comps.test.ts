import { expect, it } from 'vitest'
import { failWith } from '../../memory-document.ts'
import { createWorld, openPanel } from '../../open-panel.ts'

it('does not treat an unchecked file as empty', async () => {
  const { document, saveComps } = await openPanel(createWorld())
  document.before.findComps = failWith('internal')

  const finding = saveComps.findComps()

  await expect(finding).rejects.toMatchObject({ code: 'internal' })
})
