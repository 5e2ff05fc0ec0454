import type { SavedItem } from '../../../contract/saved.ts'
import type { SwapBatch, SwapBatchItem } from '../../../contract/swapping.ts'
import { isWire } from '../../../contract/wire.ts'
import type { WireBody } from '../../../contract/wire.ts'
import type { Headless } from '../../../dev/figma/headless.ts'
import { writesLedger } from '../../flows/set-up/writes-ledger.ts'

type Call = Extract<WireBody, { kind: 'call' }>

/** A mistake in the calls between panel and controller. */
export type CallFault = (headless: Headless) => Headless

/** After a restart no image counts as known, so all are fetched again. */
export const forgetsImages: CallFault = headless =>
  answerOtherwise(headless, 'checkImages', () => ({ known: [] }))

/** A restart forgets what the person took out of the batch. */
export const forgetsLeftOut: CallFault = headless =>
  changeBatches(headless, item => ({ ...item, leftOut: [] }))

/** A restart forgets which assets were owned before the batch. */
export const forgetsOwned: CallFault = headless =>
  changeBatches(headless, item => ({ ...item, licenseId: null }))

/** The ledger is written after the paints. */
export const ledgerAfterPaints: CallFault = headless =>
  postpone(headless, writesLedger)

/** The batch is written down after the paints. */
export const batchAfterPaints: CallFault = headless =>
  postpone(
    headless,
    ({ method, input }) =>
      method === 'saveText' && JSON.stringify(input).includes('"key":"swaps:')
  )

function changeBatches(
  headless: Headless,
  change: (item: SwapBatchItem) => SwapBatchItem
): Headless {
  return answerOtherwise(headless, 'loadSaved', output => {
    const { items } = output as { items: SavedItem[] } // of `loadSaved`
    return { items: items.map(({ key, text }) => ({ key, text: edit(text) })) }
  })

  function edit(text: string): string {
    const batch = JSON.parse(text) as Partial<SwapBatch> // the panel wrote it
    return batch.items
      ? JSON.stringify({ ...batch, items: batch.items.map(change) })
      : text
  }
}

function answerOtherwise(
  headless: Headless,
  method: string,
  change: (output: unknown) => unknown
): Headless {
  const asked = new Set<number>()
  return {
    ...headless,
    postFromPanel(message) {
      if (isCall(message) && message.method === method) asked.add(message.id)
      headless.postFromPanel(message)
    },
    onPanelMessage: listener =>
      headless.onPanelMessage(message => {
        const isDamaged =
          isWire(message) && message.kind === 'result' && asked.has(message.id)
        listener(
          isDamaged ? { ...message, output: change(message.output) } : message
        )
      })
  }
}

/** Answers such calls at once but makes them only after the paints. */
function postpone(
  headless: Headless,
  isLate: (call: Call) => boolean
): Headless {
  let held: unknown[] = []
  const answered = new Set<number>()
  const listeners = new Set<(message: unknown) => void>()
  let swapId: number | null = null
  let isSwapped = false

  function answer(id: number): void {
    answered.add(id)
    const message = { cleared: 1, kind: 'result', id, output: { newer: [] } }
    queueMicrotask(() => listeners.forEach(listener => listener(message)))
  }

  return {
    ...headless,
    postFromPanel(message) {
      if (isCall(message) && !isSwapped && isLate(message)) {
        held.push(message)
        answer(message.id)
        return
      }
      if (isCall(message) && message.method === 'swapComps') {
        swapId = message.id
      }
      if (isSwapped) held.forEach(one => headless.postFromPanel(one))
      if (isSwapped) held = []
      headless.postFromPanel(message)
    },
    onPanelMessage(listener) {
      listeners.add(listener)
      const stop = headless.onPanelMessage(message => {
        if (isWire(message) && message.kind === 'result') {
          if (answered.has(message.id)) return
          if (message.id === swapId) isSwapped = true
        }
        listener(message)
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    }
  }
}

function isCall(message: unknown): message is Call {
  return isWire(message) && message.kind === 'call'
}
