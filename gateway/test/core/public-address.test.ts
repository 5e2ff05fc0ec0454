import { expect, test } from 'vitest'
import {
  isLoopback,
  isPublicAddress,
  isPublicHost
} from '../../core/public-address.ts'

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111'
])('treats %s as public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
  '2001::1',
  'localhost',
  ''
])('treats %s as not public', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['images.example.com', true],
  ['localhost', false],
  ['db.internal', false],
  ['printer.local', false],
  ['intranet', false],
  ['10.0.0.1', false],
  ['[::1]', false],
  ['[2606:4700::1111]', true]
])('treats the host %s as public: %s', (host, isPublic) => {
  expect(isPublicHost(host)).toBe(isPublic)
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
  ['example.com', false]
])('treats the host %s as this machine: %s', (host, isLocal) => {
  expect(isLoopback(host)).toBe(isLocal)
})
