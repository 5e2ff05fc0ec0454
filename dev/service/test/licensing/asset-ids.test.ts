import { describe, expect, test } from 'vitest'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { mediaKinds } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const at = useLicensing()

describe.each(mediaKinds)('the id of an asset ($mediaType)', kind => {
  const [id = ''] = kind.ids

  function askFor(asset: string) {
    const json = { [kind.list]: [{ [kind.key]: asset }] }
    const token = at.tokenOf(kind.person)
    return at.opened.refusal(kind.license, { token, query: kind.query, json })
  }

  test.each([
    ['a leading zero', `0${id}`],
    ['leading zeros', `000${id}`],
    ['nothing in it', ''],
    ['more than anybody reads', `${id}${'0'.repeat(100)}`]
  ])('is refused with %s, and all that is with it', async (_, asset) => {
    const { status, errors } = await askFor(asset)

    expect(status).toBe(400)
    expect(errors?.[0]?.path).toBe(`$.body.${kind.list}[0].${kind.key}`)
    expect(await at.history(kind)).toEqual([])
  })

  test.each([
    ` ${id}`,
    `${id} `,
    `${id}\n`,
    `\u200b${id}`,
    `+${id}`,
    `-${id}`,
    `${id}.0`,
    `${id}n`,
    `${id}e0`,
    `0x${Number(id).toString(16)}`,
    `1e${id.length - 1}`,
    id.replace(/\d/g, digit => '０１２３４５６７８９'.charAt(Number(digit))),
    '0'
  ])('is that of no other as %j', async asset => {
    const outcomes = await at.outcomes(kind, [asset, id])

    expect(outcomes).toEqual(['Media unavailable', expect.any(Number)])
    expect(await at.history(kind)).toHaveLength(1)
  })

  test('makes a repeat free only with exactly the same id', async () => {
    await at.outcomes(kind, [id])

    expect(await at.outcomes(kind, [id])).toEqual([0])
    expect((await askFor(`0${id}`)).status).toBe(400)
  })

  test('must match exactly in the history', async () => {
    await at.outcomes(kind, [id])

    const own = await at.history(kind, { [kind.key]: id })
    const other = await at.history(kind, { [kind.key]: `0${id}` })

    expect([own.length, other.length]).toEqual([1, 0])
  })

  test('finds no image with a leading zero', async () => {
    const token = at.tokenOf(kind.person)
    const path = { id: `0${id}` }

    const { status } = await at.opened.refusal(getImage, { token, path })

    expect(status).toBe(404)
  })
})
