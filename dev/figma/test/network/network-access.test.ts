import { expect, test } from 'vitest'
import {
  domainMistake,
  domainsOf,
  frameCsp,
  isAllowed
} from '../../network/network-access.ts'
import { manifest } from '../open-plugin.ts'

function allowing(...allowedDomains: string[]): string[] {
  return domainsOf({ ...manifest, networkAccess: { allowedDomains } })
}

test.each([
  ['https://a.test', 'https://a.test/x', true],
  ['https://a.test', 'http://a.test/x', false],
  ['http://a.test', 'https://a.test/x', true],
  ['https://a.test', 'https://b.a.test/', false],
  ['https://a.test', 'https://a.test.evil.test/', false],
  ['https://a.test', 'https://a.test:8443/', false],
  ['https://a.test', 'wss://a.test/', false],
  ['wss://a.test', 'wss://a.test/', true],
  ['a.test', 'https://a.test/', true],
  ['a.test', 'http://a.test/', true],
  ['a.test', 'wss://a.test/', true],
  ['*.a.test', 'https://b.a.test/', true],
  ['*.a.test', 'https://c.b.a.test/', true],
  ['*.a.test', 'https://a.test/', false],
  ['*.a.test', 'https://ba.test/', false],
  ['https://*.a.test', 'http://b.a.test/', false],
  ['http://localhost:4402', 'http://localhost:4402/v2', true],
  ['http://localhost:4402', 'http://localhost:4401/v2', false],
  ['http://localhost:4402', 'http://localhost/v2', false],
  ['http://a.test:80', 'https://a.test/', true],
  ['https://a.test:443', 'https://a.test/', true],
  ['ws://a.test', 'wss://a.test/', true],
  ['http://a.test', 'ws://a.test/', false],
  ['*.a.test/api/', 'https://b.a.test/api/x', true],
  ['*.a.test/api/', 'https://b.a.test/', false],
  ['a.test:8443/api', 'https://a.test:8443/api', true],
  ['http://localhost:*', 'http://localhost:9/v2', true],
  ['https://a.test/api/', 'https://a.test/api/x/y', true],
  ['https://a.test/api/', 'https://a.test/apix', false],
  ['https://a.test/api', 'https://a.test/api', true],
  ['https://a.test/api', 'https://a.test/api?q=1', true],
  ['https://a.test/api', 'https://a.test/api/x', false],
  ['*', 'https://any.test/', true],
  ['none', 'https://any.test/', false],
  ['https://a.test', 'file:///etc/passwd', false],
  ['https://a.test', 'data:text/plain,x', true],
  ['https://a.test', 'blob:null/1', true],
  ['https://a.test', 'not an address', false],
  ['https://A.test', 'https://a.TEST/', true]
])('with %s, %s goes out: %s', (entry, address, expected) => {
  expect(isAllowed(allowing(entry), address)).toBe(expected)
})

test('allows every address without networkAccess', () => {
  expect(isAllowed(domainsOf(manifest), 'https://any.test/')).toBe(true)
})

test('adds the domains for development', () => {
  const networkAccess = {
    allowedDomains: ['none'],
    devAllowedDomains: ['http://localhost:1']
  }

  const domains = domainsOf({ ...manifest, networkAccess })

  expect(isAllowed(domains, 'http://localhost:1/')).toBe(true)
})

test('writes the policy of the panel’s frame', () => {
  expect(frameCsp(allowing('https://a.test', 'http://localhost:4402'))).toBe(
    'default-src data: blob: https://a.test http://localhost:4402; ' +
      "script-src 'unsafe-inline' 'unsafe-eval' data: blob: https://a.test " +
      'http://localhost:4402; ' +
      "style-src 'unsafe-inline' data: blob: https://a.test " +
      'http://localhost:4402; ' +
      'form-action https://a.test http://localhost:4402'
  )
})

test('writes entries without scheme for every scheme', () => {
  expect(frameCsp(allowing('*.a.test/api/'))).toContain(
    'default-src data: blob: https://*.a.test/api/ http://*.a.test/api/ ' +
      'wss://*.a.test/api/ ws://*.a.test/api/;'
  )
})

test('lets a redirect lead to another path of the host alone', () => {
  const listed = allowing('https://a.test/api')

  expect(isAllowed(listed, 'https://a.test/else')).toBe(false)
  expect(isAllowed(listed, 'https://a.test/else', true)).toBe(true)
  expect(isAllowed(listed, 'https://b.test/api', true)).toBe(false)
})

test('writes a policy that lets nothing out', () => {
  const csp = frameCsp(allowing('none'))

  expect(csp).toContain('default-src data: blob:;')
  expect(csp).toContain("form-action 'none'")
  expect(csp).not.toContain('none;')
})

test.each([
  'file://a',
  'https://',
  'a b.test',
  'https://a.test:port',
  'ftp://a'
])('names the mistake in %s', entry => {
  expect(domainMistake(entry)).toContain(`"${entry}" is not a domain`)
})

test.each([
  ['https://a.test/x?y=1', 'what comes after ? or # is not compared'],
  ['a.test/#x', 'what comes after ? or # is not compared'],
  ['https://a.test:99999', 'no port is 99999'],
  ['https://a.test:0', 'no port is 0'],
  ['a.test:0443', 'no port is 0443'],
  ['127.1', 'addresses say 127.0.0.1'],
  ['a.test/b/../c', 'addresses say a.test/c'],
  ['a.test/ü', 'addresses say a.test/%C3%BC'],
  ['1.2.3.4.5', 'no host is 1.2.3.4.5']
])('says why %s never lets anything out', (entry, why) => {
  expect(domainMistake(entry)).toContain(`"${entry}" fits no address: ${why}`)
})

test.each(['a.test:443/b/', 'http://[::1]:8080', 'A.test', 'a.test/%C3%BC/'])(
  'finds nothing wrong with %s',
  entry => {
    expect(domainMistake(entry)).toBeNull()
  }
)
