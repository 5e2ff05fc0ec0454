import { expect } from 'vitest'
import type { Claim } from '../../../contract/records.ts'
import {
  accountOf,
  itemsOf,
  journalOf,
  licensePosts
} from '../set-up/licensing.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import type { PanelCall } from '../set-up/open-panel.ts'
import type { Comp } from '../set-up/use-comp.ts'

/** Code that sets private data of the file. */
const write = 'figma.root.setPluginData(input.key, input.text)'

/** Rae Kim, whose plugin writes into the same file. */
export function createTeammate(comp: Comp) {
  const rae = {
    /** A claim of the comp by a correct clock. */
    claimOf(attempt: string, age = 0): Claim {
      const { assetId, stack } = comp
      const id = `${attempt}.${assetId}`
      const at = new Date(stack.clock.now() - age).toISOString()
      return { v: 1, id, attempt, assetId, who: 'Rae Kim', at }
    },
    async write(key: string, record: object): Promise<void> {
      const text = JSON.stringify(record)
      await comp.file.headless.host.remotely(write, { key, text })
    },
    claim: (claim: Claim) => rae.write(`claim:${claim.id}`, claim),
    /**
     * Claims right after the run of this panel has written its own claim; it
     * arrives so many milliseconds later.
     */
    claimAfterOwn(attempt: string, delay = 0): void {
      let isWritten = false
      comp.file.panel.window.onCall(call => {
        if (isWritten || !writesClaim(call)) return
        isWritten = true
        const claim = rae.claimOf(attempt)
        if (delay === 0) void rae.claim(claim)
        else void comp.stack.clock.wait(delay).then(() => rae.claim(claim))
      })
    }
  }
  return rae
}

export function writesClaim({ method, input }: PanelCall): boolean {
  return method === 'saveRecords' && JSON.stringify(input).includes('"claim:')
}

/** Keys of the claims that the file has. */
export async function readClaims({ headless }: OpenFile): Promise<string[]> {
  return headless.host.evaluate<string[]>(
    `return figma.root.getPluginDataKeys()
      .filter(key => key.indexOf('claim:') === 0)`
  )
}

/** Removes the first claim of the file, as an undo on another machine does. */
export async function removeClaim(file: OpenFile): Promise<void> {
  const [key = ''] = await readClaims(file)
  await file.headless.host.remotely(write, { key, text: '' })
}

/** Expects that the run's only asset was stopped for this reason. */
export async function expectNothingLicensed(
  { file, stack }: Comp,
  text: RegExp
): Promise<void> {
  expect(itemsOf(file)).toMatchObject([
    { step: 'stopped', text: expect.stringMatching(text) }
  ])
  expect(licensePosts(stack)).toBe(0)
  expect(journalOf(stack)).toEqual([])
  expect(await accountOf(stack, 'metered')).toMatchObject({ left: 100 })
}
