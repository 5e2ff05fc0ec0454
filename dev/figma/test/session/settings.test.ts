import { expect, test } from 'vitest'
import {
  hostOptions,
  readSettings,
  withSwitches
} from '../../session/settings.ts'

function read(query: string) {
  return readSettings(new URLSearchParams(query))
}

test('has default settings', () => {
  expect(read('')).toMatchObject({
    editorType: 'figma',
    es: 'latest',
    seat: 'full',
    team: 'paid',
    memory: null,
    network: 'online',
    sandboxed: false,
    sample: null,
    start: true
  })
})

test('reads each switch from the address', () => {
  const query =
    'editor=dev&es=2017&seat=view&team=free&theme=dark&memory=64&running=2' +
    '&network=offline&frame=sandbox&sample=poster&start=no&user=Second'

  expect(read(query)).toMatchObject({
    editorType: 'dev',
    es: '2017',
    seat: 'view',
    team: 'free',
    memory: 64,
    running: 2,
    network: 'offline',
    sandboxed: true,
    sample: 'poster',
    start: false,
    user: { id: 'second', name: 'Second' }
  })
})

test('leaves out what it does not know', () => {
  const settings = read('editor=word&es=5&memory=-1&sample=none')

  expect(settings).toMatchObject({
    editorType: 'figma',
    es: 'latest',
    memory: null,
    sample: null
  })
})

test('keeps switches in the address, beside what else is there', () => {
  const switches = { ...read('editor=dev&team=free'), memory: null }

  const address = withSwitches('http://localhost/?memory=64&start=no', switches)

  expect(read(new URL(address).search)).toMatchObject({
    editorType: 'dev',
    team: 'free',
    memory: null,
    start: false
  })
})

test('gives the host its limits in its own units', () => {
  expect(hostOptions(read('memory=64&running=2')).limits).toEqual({
    running: 2000,
    memory: 64 * 1024 * 1024
  })
})
