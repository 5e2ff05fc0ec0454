import { describe, expect, it } from 'vitest'
import { breakMember } from '../break-member.ts'
import { contentOf } from '../content-of.ts'
import { licenseTrack } from '../license-track.ts'
import { openController } from '../open-controller.ts'
import { placeCard, statesOf, track } from '../sample-card.ts'

describe('a card that refuses', () => {
  it.each([
    ['its first layer', "it.type === 'RECTANGLE' && it.height === 88", 'fills'],
    ['a later layer', "it.name === 'Cover'", 'fills'],
    ['a text', "it.name === 'License'", 'characters']
  ])('stays whole when Figma refuses %s', async (_, when, member) => {
    const controller = await openController()
    await placeCard(controller)
    await breakMember(controller, {
      of: `figma.currentPage.findOne(it => ${when})`,
      member,
      when,
      reason: 'the layer is read-only'
    })
    const before = await contentOf(controller)

    const { swapped, refused } = await licenseTrack(controller)

    expect(swapped).toEqual([{ ...track, uses: 0 }])
    expect(refused).toMatchObject([{ ...track, code: 'layer-read-only' }])
    expect(await contentOf(controller)).toEqual(before)
  })

  it('takes another font for one that is missing', async () => {
    const first = await openController()
    await placeCard(first)
    const document = first.host.exportDocument()
    const controller = await openController({ document })
    controller.faults.set([{ kind: 'font-missing', font: 'Inter' }])

    const { swapped } = await licenseTrack(controller)

    expect(swapped).toEqual([{ ...track, uses: 1 }])
    expect(await statesOf(controller)).toEqual(['Licensed'])
  })

  it('stays whole when Figma loads no font', async () => {
    const first = await openController()
    await placeCard(first)
    const document = first.host.exportDocument()
    const controller = await openController({ document })
    controller.faults.set([{ kind: 'font-missing', font: '*' }])
    const before = await contentOf(controller)

    const { refused } = await licenseTrack(controller)

    expect(refused).toMatchObject([{ ...track, code: 'layer-read-only' }])
    expect(await contentOf(controller)).toEqual(before)
  })
})
