import { expect, onTestFinished, test } from 'vitest'
import type { Host, Scene } from '../../shared/host.ts'
import {
  $scene,
  $selectedNodes,
  followScene,
  movableIds
} from '../../scene/scene.ts'
import { panBy } from '../../scene/view.ts'
import { sceneNode } from '../render/scene-node.ts'

const photo = sceneNode({ id: 'photo' })
const locked = sceneNode({ id: 'locked', locked: true })
const group = sceneNode({ id: 'group', type: 'GROUP', children: [photo] })
const frame = sceneNode({
  id: 'frame',
  type: 'FRAME',
  children: [group, locked]
})

const scene: Scene = {
  pageId: '0:1',
  pageName: 'Page 1',
  pages: [],
  background: { r: 1, g: 1, b: 1 },
  selection: ['photo'],
  viewport: { center: { x: 0, y: 0 }, zoom: 1 },
  children: [frame]
}

test('moves a layer once when its parent moves too', () => {
  expect(movableIds([frame], ['photo', 'group'])).toEqual(['group'])
})

test('moves no locked layer', () => {
  expect(movableIds([frame], ['photo', 'locked'])).toEqual(['photo'])
})

test('moves a selection that was not reported yet', () => {
  const ids = ['elsewhere', 'locked', 'photo']

  expect(movableIds([frame], ids)).toEqual(['photo', 'elsewhere'])
})

function follow() {
  let reads = 0
  let notify = (): void => {}
  const host: Pick<Host, 'view' | 'onChange'> = {
    view() {
      reads += 1
      return { ...scene }
    },
    onChange(listener) {
      notify = listener
      return () => {}
    }
  }
  // The store asks the host for nothing else.
  onTestFinished(followScene(host as Host))
  return { notify: () => notify(), reads: () => reads }
}

test('reads the scene once a frame, however often it changes', async () => {
  const { notify, reads } = follow()
  const next = new Promise(resolve => {
    const stop = $scene.listen(value => {
      stop()
      resolve(value)
    })
  })

  for (let change = 0; change < 50; change++) notify()
  await next

  expect(reads()).toBe(2)
  expect($selectedNodes.get().map(node => node.id)).toEqual(['photo'])
})

test.each(['keydown', 'pointerdown'])(
  'has read everything before a %s',
  input => {
    const { notify, reads } = follow()

    notify()
    dispatchEvent(new Event(input))
    expect(reads()).toBe(2)

    panBy(10_000, 0)
    dispatchEvent(new Event(input))
    expect(reads()).toBe(3)

    dispatchEvent(new Event(input))
    expect(reads()).toBe(3)
  }
)
