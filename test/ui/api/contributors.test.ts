import { expect, it } from 'vitest'
import { fetchContributorProfile } from '../../../ui/api/contributors.ts'
import { listReply } from '../image-record.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const route = 'GET https://gateway.test/api/v2/contributors'

const web = useScriptedWeb()

it('reads a whole profile', async () => {
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

it('drops broken values and shortens long ones', async () => {
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
