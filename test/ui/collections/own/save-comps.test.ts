import { expect, it } from 'vitest'
import { failWith } from '../../memory-document.ts'
import { createWorld, openPanel } from '../../open-panel.ts'

it('takes a file that could not be checked for no empty one', async () => {
  const { document, saveComps } = await openPanel(createWorld())
  document.before.findComps = failWith('internal')

  const finding = saveComps.findCompIds()

  await expect(finding).rejects.toMatchObject({ code: 'internal' })
})
