import { expect, test } from 'vitest'
import { judgeRedis } from '../../doctor/check-redis.ts'
import type { RedisFacts } from '../../doctor/redis-facts.ts'

const good: RedisFacts = {
  version: '6.2.0',
  isCluster: false,
  isReplica: false,
  policy: 'noeviction',
  appends: true,
  appendfsync: 'always',
  clockAhead: 0,
  mayRunScripts: true
}

test('a server as it must be is fine', () => {
  const findings = judgeRedis('redis.example.com:6379', [good])

  expect(findings).toMatchObject([{ state: 'fine', advice: null }])
})

const faults: [string, Partial<RedisFacts>, string, string][] = [
  [
    'an old server',
    { version: '6.0.16' },
    'The server is version 6.0.16.',
    'Use Redis or Valkey 6.2 or newer.'
  ],
  [
    'a server of a cluster',
    { isCluster: true },
    'The server is part of a cluster.',
    'Begin CLEARED_GATEWAY_STORE with redis-cluster:// or rediss-cluster://.'
  ],
  [
    'a replica',
    { isReplica: true },
    'The server is a replica, which takes no writes.',
    'Name the primary in CLEARED_GATEWAY_STORE.'
  ],
  [
    'a clock that is ahead',
    { clockAhead: 61_000 },
    "The server's clock differs from this machine's by 61 s.",
    'Let both follow a time server (NTP).'
  ],
  [
    'a clock that is behind',
    { clockAhead: -7000 },
    "The server's clock differs from this machine's by 7 s.",
    'Let both follow a time server (NTP).'
  ]
]

test.each(faults)('%s is wrong', (_name, facts, found, advice) => {
  const findings = judgeRedis('redis', [{ ...good, ...facts }])

  expect(findings).toEqual([
    { state: 'wrong', subject: 'Store', found, advice }
  ])
})

test('all faults are listed', () => {
  const facts = { ...good, isReplica: true, policy: 'allkeys-lru' }

  expect(judgeRedis('redis', [facts])).toHaveLength(2)
})

test('a setting that is not shown is to be looked up', () => {
  const [finding] = judgeRedis('redis', [{ ...good, appendfsync: null }])

  expect(finding).toMatchObject({
    state: 'unknown',
    advice: 'Look yourself: it needs appendfsync always.'
  })
})

test('a fault of several servers is named once', () => {
  const evicting = { ...good, isCluster: true, policy: 'allkeys-lru' }

  const findings = judgeRedis('redis', [evicting, evicting], true)

  expect(findings).toHaveLength(1)
})
