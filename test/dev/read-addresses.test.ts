import { expect, it } from 'vitest'
import { defaultAddresses } from '../../contract/config.ts'
import { readAddresses } from '../../dev/read-addresses.ts'

it('has the addresses of npm start when nothing is set', () => {
  expect(readAddresses({})).toEqual(defaultAddresses)
})

it('takes another service and its media hosts', () => {
  const addresses = readAddresses({
    CLEARED_SERVICE: 'https://api.example.com/',
    CLEARED_GATEWAY: 'https://gate.example.com',
    CLEARED_MEDIA: 'https://a.example.com, https://b.example.com',
    CLEARED_PLANS: 'https://example.com/plans',
    CLEARED_TERMS: 'https://example.com/terms',
    CLEARED_FEEDBACK: 'https://example.com/feedback'
  })

  expect(addresses).toEqual({
    service: 'https://api.example.com',
    gateway: 'https://gate.example.com',
    media: ['https://a.example.com', 'https://b.example.com'],
    plans: 'https://example.com/plans',
    terms: 'https://example.com/terms',
    feedback: 'https://example.com/feedback'
  })
})

it.each(['plans', 'terms', 'feedback'])(
  'knows no page of %s for another service',
  page => {
    const service = 'https://api.example.com'

    expect(readAddresses({ CLEARED_SERVICE: service })).not.toHaveProperty(page)
  }
)

it('refuses a page of terms that is no address', () => {
  const read = () => readAddresses({ CLEARED_TERMS: 'javascript:alert(1)' })

  expect(read).toThrow('CLEARED_TERMS')
})

it.each(['http://api.example.com', 'nonsense', 'ftp://localhost'])(
  'refuses %s with a sentence',
  address => {
    const read = () => readAddresses({ CLEARED_SERVICE: address })

    expect(read).toThrow('must be an https address')
  }
)
