import { expect, it } from 'vitest'
import { createRenewals, type Part } from '../../dev/renewals.ts'

function partsOf(renew: (name: string) => Promise<unknown>): Part[] {
  return [
    {
      name: 'plugin',
      verb: 'Updated',
      folders: ['contract', 'ui'],
      renew: () => renew('plugin')
    },
    {
      name: 'gateway',
      verb: 'Restarted',
      folders: ['contract', 'gateway'],
      renew: () => renew('gateway'),
      isRunning: () => false
    }
  ]
}

it('renews what a source is in, and nothing else', async () => {
  const said: string[] = []
  const parts = partsOf(async () => undefined)
  const renewals = createRenewals(parts, line => said.push(line))

  renewals.saved(['gateway/app.ts', 'gateways/app.ts'])
  renewals.saved(['ui/test/app.test.ts', 'ui/dist/words.txt'])
  await renewals.rest()

  expect(said).toEqual([
    expect.stringMatching(/^Restarted the gateway in \d\.\d s\.$/)
  ])
})

it('says a reason once, and which parts keep running', async () => {
  const said: string[] = []
  const parts = partsOf(() => Promise.reject(new Error('a.ts:1:1: No.')))
  const renewals = createRenewals(parts, line => said.push(line))

  renewals.saved(['contract/a.ts'])
  await renewals.rest()

  expect(said).toEqual([
    'a.ts:1:1: No. Kept the old plugin. Stopped the gateway.'
  ])
})

it('renews once more what is saved while it works, however often', async () => {
  const begun: string[] = []
  const parts = partsOf(async name => {
    begun.push(name)
    if (begun.length === 1) {
      renewals.saved(['ui/a.ts'])
      renewals.saved(['ui/b.ts'])
    }
  })
  const renewals = createRenewals(parts, () => undefined)

  renewals.saved(['ui/a.ts'])
  await renewals.rest()

  expect(begun).toEqual(['plugin', 'plugin'])
})
