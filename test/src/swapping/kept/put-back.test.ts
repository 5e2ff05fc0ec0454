import { expect, it } from 'vitest'
import { sample } from '../../../sample.ts'
import { openController } from '../../open-controller.ts'
import { aspectCases } from './aspect-cases.ts'
import { paintCases } from './paint-cases.ts'
import { swapHolders } from './swap-cases.ts'

// The first keeps crops and tiles, the others move them.
const names = ['equal', 'id bar', 'cut to a square']
const aspects = aspectCases
  .filter(({ name }) => names.includes(name))
  .map((aspect, i) => ({ aspect, name: aspect.name, i }))

it.each(sample(aspects, 1))(
  'puts every paint of every holder back exactly, $name',
  async ({ aspect, i }) => {
    const controller = await openController()
    // an eighth of all paints for each aspect
    const paints = paintCases.filter((_, at) => at % 8 === i % 8)
    const { before, read, hashes } = await swapHolders(
      controller,
      aspect,
      paints
    )
    const swapped = await read()

    await controller.peer.call.putCompsBack({
      assets: [{ assetId: '1001', mediaType: 'image' }]
    })

    expect(JSON.stringify(swapped)).toContain(hashes[1])
    expect(await read()).toEqual(before)
  }
)
