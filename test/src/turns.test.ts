import { expect, it } from 'vitest'
import type { Wire } from '../../contract/wire.ts'
import { cancelCall } from './cancel-call.ts'
import { countWork } from './count-work.ts'
import { longWork } from './long-work.ts'
import type { LongWork } from './long-work.ts'
import { openController } from './open-controller.ts'
import { placeSample } from './placed.ts'
import { sample } from '../sample.ts'

/**
 * Uses in one turn, of a millisecond each: a slice, and the uses between two
 * checks of the time.
 */
const maxUses = 8 + 64

/** Turns that work may take after a cancel, including those of events. */
const maxTurns = 8

/** A file with long work; `turns` returns the uses of a member by turn. */
async function openLongWork({ make, isRead = false, of, member }: LongWork) {
  let turnListener = () => {}
  const controller = await openController({ onTurn: () => turnListener() })
  const sample = await placeSample(controller)
  if (isRead) await controller.peer.call.findComps({})
  await controller.host.evaluate(
    `const sample = await figma.getNodeByIdAsync(input)
     const [paint] = sample.fills
     ${make}`,
    sample
  )
  await controller.settle()
  const turns = await countWork(controller, { of, member })
  return {
    controller,
    turns,
    onTurn: (listener: () => void) => void (turnListener = listener)
  }
}

it.each(sample(longWork, 5))('divides $what into slices', async long => {
  const { controller, turns } = await openLongWork(long)

  await long.call(controller)

  const counts = await turns()
  expect(counts.filter(count => count > 0).length).toBeGreaterThan(8)
  expect(Math.max(...counts)).toBeLessThanOrEqual(maxUses)
})

it.each(sample(longWork, 5))('stops soon after a cancel: $what', async long => {
  const { controller, onTurn } = await openLongWork(long)
  const cancelledAt = 6
  let turn = 0
  let endedAt = 0
  controller.onPanelMessage(message => {
    const { kind } = message as Wire // the controller sends no other
    if (kind === 'failure') endedAt = turn
  })

  const ends = await cancelCall(
    controller,
    signal => long.call(controller, { signal }),
    cancel => {
      onTurn(() => {
        turn += 1
        if (turn === cancelledAt) cancel()
      })
    }
  )

  expect(ends.at(-1)).toBe('failure')
  expect(endedAt - cancelledAt).toBeLessThanOrEqual(maxTurns)
})
