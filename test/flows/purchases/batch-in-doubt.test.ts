import { expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { hideHistory } from '../set-up/hide-history.ts'
import {
  licenseRequest,
  journalOf,
  ledgerOf,
  license,
  stepsOf
} from '../set-up/licensing.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'

const comp = useComp('metered')
const { stack } = comp

it('records what is licensed while the rest of its batch is in doubt', async () => {
  const [, other] = await placeResults(comp.file, 'mountain', 2)
  const ids = [comp.assetId, other?.assetId ?? '']
  const written: string[][] = []
  comp.file.panel.window.onCall(call => {
    if (!writesLedger(call)) return
    written.push(journalOf(stack).map(({ state }) => state))
  })
  stack.network.breakNext(licenseRequest, async go =>
    changeText(await go(), text => {
      const { data } = JSON.parse(text) as { data: object[] } // the API's
      return JSON.stringify({ data: data.slice(0, 1) })
    })
  )
  hideHistory(stack)

  void license(comp.file, ids)
  await stack.until(() => comp.file.panel.$licensing.get().state === 'done')

  expect(written[0]?.toSorted()).toEqual(['paid', 'unknown'])
  expect(stepsOf(comp.file)).toEqual(['done', 'doubtful'])
  expect(await ledgerOf(comp.file)).toHaveLength(1)
})
