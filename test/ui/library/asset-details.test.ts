import { expect, it } from 'vitest'
import { imageRecord, listReply } from '../image-record.ts'
import { createWorld, openPanel } from '../open-panel.ts'

const route = 'GET http://gateway.test/api/v2/images'

it('keeps the first of several records of an asset, and of no other', async () => {
  const { fileDetails, web } = await openPanel(createWorld())
  web.on(route, () => listReply([imageRecord('1')]))
  await fileDetails.fetchDetails(['1'])
  web.on(route, () =>
    listReply([
      imageRecord('2'),
      imageRecord('2', { description: 'Another' }),
      imageRecord('1', { description: 'Another' }),
      imageRecord('3', { description: 'Another' })
    ])
  )

  await fileDetails.fetchDetails(['1', '2'])

  const names = ['1', '2', '3'].map(
    id => fileDetails.detailsOf(id)?.description
  )
  expect(names).toEqual(['Picture 1', 'Picture 2', undefined])
})

it('picks the requested assets out of many others', async () => {
  const { fileDetails, web } = await openPanel(createWorld())
  const others = Array.from({ length: 600 }, (_, i) => imageRecord(`9${i}`))
  web.on(route, () =>
    listReply([imageRecord('1'), ...others, imageRecord('2')])
  )

  await fileDetails.fetchDetails(['1', '2'])

  expect(fileDetails.detailsOf('1')?.description).toBe('Picture 1')
  expect(fileDetails.detailsOf('2')?.description).toBe('Picture 2')
  expect(fileDetails.detailsOf('90')).toBeUndefined()
})
