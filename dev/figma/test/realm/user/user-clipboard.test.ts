import { expect, test } from 'vitest'
import { makeInstance } from './make-instance.ts'
import { openPlugin } from '../../open-plugin.ts'
import { placeOf } from '../../place-of.ts'
import { plainPng } from '../../plain-png.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }
const plain = { kind: 'image', name: 'Plain', width: 4, height: 3 } as const
const anywhere = { x: 5000, y: 5000 }

test('pastes in place with pictures and plugin data', async () => {
  const { run, host } = await openPlugin()
  await run(`
    const node = figma.createRectangle()
    node.name = 'kept'
    node.x = 30
    node.setPluginData('asset', '42')
    figma.currentPage.selection = [node]`)
  const clipping = host.copy(host.scene().selection)
  host.user.remove(host.scene().selection)

  const [id = ''] = host.user.paste(clipping, anywhere)

  const data = await run(
    `
    const node = await figma.getNodeByIdAsync(input)
    return [node.name, node.getPluginData('asset')]`,
    id
  )
  expect(data).toEqual(['kept', '42'])
  expect(placeOf(host, id)).toEqual([30, 0])
  expect(host.scene().selection).toEqual([id])
})

test('pastes into another document, without its components and styles', async () => {
  const one = await openPlugin()
  const other = await openPlugin()
  const [, instance = ''] = await one.run<string[]>(makeInstance)

  const clipping = JSON.parse(JSON.stringify(one.host.copy([instance])))
  const [id = ''] = other.host.user.paste(clipping, { x: 0, y: 0 })

  expect(other.host.node(id)).toMatchObject({ type: 'FRAME', name: 'Card' })
  expect(other.host.node(id)?.children?.map(node => node.name)).toEqual([
    'Label'
  ])
})

test('takes pictures along into another document', async () => {
  const one = await openPlugin()
  const other = await openPlugin()
  const hash = one.host.addImage(plainPng(4, 3))
  const picture = { ...plain, hash }
  const id = one.host.user.addPicture(picture, { x: 50, y: 50 })

  const clipping = JSON.parse(JSON.stringify(one.host.copy([id])))
  const [pasted = ''] = other.host.user.paste(clipping, anywhere)

  expect(placeOf(one.host, id)).toEqual([48, 49])
  expect(other.host.image(hash)).toMatchObject({ width: 4, height: 3 })
  const { fills } = other.host.layerFacts([pasted]).values
  expect(fills).toMatchObject([{ type: 'IMAGE', imageHash: hash }])
})

test('drops a picture into the frame under the pointer', async () => {
  const { host } = await openPlugin()
  const hash = host.addImage(plainPng(4, 3))
  const frame = host.user.add('FRAME', { x: 10, y: 20, width: 90, height: 90 })
  const picture = { ...plain, hash }

  const inside = host.user.dropPicture(picture, { x: 30.4, y: 40.2 })
  const outside = host.user.dropPicture(picture, { x: 300, y: 40 })
  const [first, second] = host.scene().children

  expect(first?.children?.map(node => node.id)).toEqual([inside])
  expect([first?.id, second?.id]).toEqual([frame, outside])
  expect(placeOf(host, inside)).toEqual([30, 40])
  expect(host.scene().selection).toEqual([outside])
  host.user.undo()
  expect(host.scene().children).toHaveLength(1)
})

test('pastes an instance that still follows its component', async () => {
  const { run, host } = await openPlugin()
  const [, instance = ''] = await run<string[]>(makeInstance)
  const clipping = host.copy([instance])

  const [id = ''] = host.user.paste(clipping, anywhere)
  await run(`
    const component = figma.currentPage.findOne(it => it.type === 'COMPONENT')
    component.children[0].name = 'Renamed'`)

  expect(host.node(id)?.type).toBe('INSTANCE')
  expect(host.node(id)?.children?.map(node => node.name)).toEqual(['Renamed'])
})

test('pastes into the selected frame', async () => {
  const { host } = await openPlugin()
  const frame = host.user.add('FRAME', {
    x: 400,
    y: 0,
    width: 200,
    height: 200
  })
  const source = host.user.add('RECTANGLE', box)
  const clipping = host.copy([source])
  host.user.select([frame])

  const [inside = ''] = host.user.paste(clipping, anywhere)

  expect(host.node(frame)?.children?.map(node => node.id)).toEqual([inside])
  expect(placeOf(host, inside)).toEqual([450, 75])
})

test('pastes no styles that the other document lacks', async () => {
  const { host, run } = await openPlugin()
  const id = await run<string>(`
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const text = figma.createText()
    text.characters = 'Two words'
    const [effect, letters, paint] = [figma.createEffectStyle(),
      figma.createTextStyle(), figma.createPaintStyle()]
    await text.setEffectStyleIdAsync(effect.id)
    await text.setRangeTextStyleIdAsync(0, 3, letters.id)
    await text.setRangeFillStyleIdAsync(4, 9, paint.id)
    return text.id`)
  const clipping = host.copy([id])
  const other = await openPlugin()

  other.host.user.paste(clipping, { x: 0, y: 0 })
  const ids = await other.run(`const [text] = figma.currentPage.children
    return [text.effectStyleId, text.textStyleId, text.fillStyleId]`)

  expect(ids).toEqual(['', '', ''])
})
