import { expect, test } from 'vitest'
import { createFaults } from '../../network/faults.ts'
import { framePolicy } from '../../frames/frame-policy.ts'

const manifest = {
  name: 'Guest',
  id: 'guest',
  api: '1.0.0',
  main: 'code.js',
  networkAccess: {
    allowedDomains: ['https://one.example', '*.two.example'],
    devAllowedDomains: ['http://localhost:4401']
  }
}

test('lists all that the manifest allows', () => {
  const policy = framePolicy(manifest, createFaults())

  expect(policy).toContain('https://one.example')
  expect(policy).toContain('https://*.two.example')
  expect(policy).toContain('http://localhost:4401')
})

test('leaves a refused host out', () => {
  const faults = createFaults([{ kind: 'refused', address: 'one.example' }])

  const policy = framePolicy(manifest, faults)

  expect(policy).not.toContain('one.example')
  expect(policy).toContain('http://localhost:4401')
})

test('leaves the hosts of a wildcard out', () => {
  const faults = createFaults([{ kind: 'refused', address: '*.two.example' }])

  expect(framePolicy(manifest, faults)).not.toContain('two.example')
})

test('allows nobody while offline', () => {
  const policy = framePolicy(manifest, createFaults([{ kind: 'offline' }]))

  expect(policy).not.toContain('example')
  expect(policy).not.toContain('localhost')
})
