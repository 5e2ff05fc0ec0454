import { afterEach, beforeEach, expect, it } from 'vitest'
import { fetchContributorProfile } from '../../../ui/api/contributors.ts'
import { platform, usePlatform } from '../../../ui/platform.ts'
import { listReply } from '../stores/image-record.ts'
import { createScriptedWeb } from '../stores/scripted-web.ts'
import type { ScriptedWeb } from '../stores/scripted-web.ts'
import { useQuietPlatform } from '../views/quiet-platform.ts'

const route = 'GET https://gateway.test/api/v2/contributors'

let web: ScriptedWeb

beforeEach(() => {
  web = createScriptedWeb()
  useQuietPlatform()
  usePlatform({ ...platform(), fetch: web.fetch.bind(web) })
})

afterEach(() => web.check())

it('reads all that a profile tells', async () => {
  web.on(route, () =>
    listReply([
      {
        id: 77,
        display_name: ' Ann ',
        about: 'I walk.',
        website: 'https://ann.test',
        location: 'Bern',
        contributor_type: ['photographer'],
        styles: ['macro', 'macro'],
        subjects: ['peaks', ''],
        equipment: ['a camera']
      }
    ])
  )

  expect(await fetchContributorProfile('77')).toEqual({
    name: 'Ann',
    about: 'I walk.',
    website: 'https://ann.test',
    location: 'Bern',
    kinds: ['photographer'],
    styles: ['macro'],
    subjects: ['peaks'],
    equipment: ['a camera']
  })
})

it('leaves out what is broken and cuts what is endless', async () => {
  web.on(route, () =>
    listReply([
      {
        id: '77',
        display_name: 5,
        about: 'a'.repeat(100_000),
        styles: 'macro',
        subjects: [null, 'peaks', { name: 'lakes' }],
        equipment: Array.from({ length: 1000 }, (_, index) => `lens ${index}`)
      }
    ])
  )

  const profile = await fetchContributorProfile('77')

  expect(profile).toMatchObject({ name: null, styles: [], subjects: ['peaks'] })
  expect(profile?.about).toHaveLength(5000)
  expect(profile?.equipment).toHaveLength(12)
})
