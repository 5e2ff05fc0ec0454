import { describe, expect, test } from 'vitest'
import { readConfig } from '../read-config.ts'

describe('the configuration', () => {
  test('has defaults', () => {
    expect(readConfig([], {})).toEqual({
      port: 4402,
      data: '.cache/service',
      hasDemo: true,
      application: {},
      printsEnvironment: false
    })
  })

  test('comes from the environment', () => {
    const config = readConfig([], {
      SERVICE_PORT: '80',
      SERVICE_HOST: '::',
      SERVICE_BASE_URL: 'https://stock.example.com/',
      SERVICE_DATA: '/data',
      SERVICE_ASSETS: '60',
      SERVICE_IMPORT: '/pictures',
      SERVICE_RATE: '5',
      SERVICE_DEMO: 'off',
      SERVICE_OWNER: ' Owner ',
      SERVICE_OWNER_PASSWORD: 'long enough',
      SERVICE_CLIENT_ID: 'id',
      SERVICE_CLIENT_SECRET: ''
    })

    expect(config).toEqual({
      port: 80,
      hostname: '::',
      baseUrl: 'https://stock.example.com',
      data: '/data',
      assets: 60,
      pictures: '/pictures',
      rate: { perSecond: 5, burst: 10 },
      hasDemo: false,
      owner: { username: 'owner', password: 'long enough' },
      application: { clientId: 'id' },
      printsEnvironment: false
    })
  })

  test('prefers flags', () => {
    const { port, data } = readConfig(['--port', '0', '--data', 'here'], {
      SERVICE_PORT: '80',
      SERVICE_DATA: ''
    })

    expect({ port, data }).toEqual({ port: 0, data: 'here' })
  })

  test('needs an account if credentials are printed', () => {
    expect(() => readConfig(['--print-env', '--no-demo'], {})).toThrow(
      '--print-env needs the demo accounts or SERVICE_OWNER'
    )
  })

  test.each([
    ['SERVICE_PORT', '70000', '--port (SERVICE_PORT) must be a whole number'],
    [
      'SERVICE_ASSETS',
      '1e3',
      '--assets (SERVICE_ASSETS) must be a whole number'
    ],
    ['SERVICE_RATE', '-1', '--rate (SERVICE_RATE) must be a whole number'],
    ['SERVICE_RATE', '0', 'must be a whole number from 1 to 1000000'],
    ['SERVICE_BASE_URL', 'stock.example.com', 'an address without a path'],
    ['SERVICE_BASE_URL', 'https://a.example/b', 'an address without a path'],
    ['SERVICE_DEMO', 'false', 'SERVICE_DEMO must be on or off'],
    ['SERVICE_OWNER', 'owner', 'SERVICE_OWNER_PASSWORD, of at least 8']
  ])('is refused with %s=%s', (name, value, message) => {
    expect(() => readConfig([], { [name]: value })).toThrow(message)
  })
})
