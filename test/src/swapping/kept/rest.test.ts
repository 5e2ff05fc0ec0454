import { expect, it } from 'vitest'
import type { DocumentFile } from '../../../../dev/figma/shared/host.ts'
import { openController } from '../../open-controller.ts'
import { aspectCases } from './aspect-cases.ts'
import { paintCases } from './paint-cases.ts'
import { swapHolders } from './swap-cases.ts'

/** What a swap may change of a layer or style; paints are judged apart. */
const mayChange = [
  'imageHash',
  'imageTransform',
  'scalingFactor',
  'pluginData',
  'relaunchData'
]

function restOf({ pages, styles }: DocumentFile): unknown {
  const text = JSON.stringify({ pages, styles }, (key, value: unknown) =>
    mayChange.includes(key) ? undefined : value
  )
  return JSON.parse(text)
}

it('changes nothing else in the file, whatever holds the paint', async () => {
  const controller = await openController()
  const aspect = aspectCases.find(({ name }) => name === 'cut to a square')
  if (!aspect) throw new Error('There is no such aspect.')
  const paints = paintCases.filter((_, at) => at % 16 === 0)

  const { document, hashes } = await swapHolders(controller, aspect, paints)

  const after = controller.host.exportDocument()
  expect(JSON.stringify(document.pages)).not.toContain(hashes[1])
  expect(JSON.stringify(after.pages)).toContain(hashes[1])
  expect(restOf(after)).toEqual(restOf(document))
})
