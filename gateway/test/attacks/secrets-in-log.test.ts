import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import type { LogEntry } from '../../core/core.ts'
import { redactSecrets } from '../../http/redact-secrets.ts'
import { startGateway } from '../../server.ts'
import { listen } from '../../../test/listen.ts'
import { goodEnv } from '../open-gateway.ts'

const password = 'p@ss word-7'
const encodedPassword = encodeURIComponent(password)

const config = {
  ...readGatewayConfig(goodEnv),
  store: `redis://cleared:${encodedPassword}@redis.example.com:6380/1`
}

describe('a line of the log', () => {
  test.each([
    ['the address of the store', config.store],
    ['its password', password],
    ['its password as encoded there', encodedPassword],
    ['the client secret', config.clientSecret],
    ['a sealing secret', config.sealingSecrets[0] ?? '']
  ])('shows no %s', (_, secret) => {
    const log: LogEntry[] = []
    const redactedLog = redactSecrets(config, entry => log.push(entry))

    redactedLog({
      event: 'bug',
      message: `It is ${secret}, ${secret}!`,
      stack: secret
    })

    expect(log).toEqual([{ event: 'bug', message: 'It is …, …!', stack: '…' }])
  })

  test('shows everything else', () => {
    const log: LogEntry[] = []
    const redactedLog = redactSecrets(
      { ...config, store: 'redis://:a@localhost' },
      entry => log.push(entry)
    )
    const entry = { event: 'request', path: '/a', status: 200, tries: null }

    redactedLog(entry)

    expect(log).toEqual([entry])
  })
})

describe('a server that is not Redis', () => {
  let server: Server

  afterEach(() => {
    server.close()
  })

  test('cannot make a gateway log its password', async () => {
    server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.on('data', data => {
        const words = data.toString().split('\r\n')
        socket.write(`-ERR unknown command, with args: ${words.join(' ')}\r\n`)
      })
    })
    const port = await listen(server)
    const log: LogEntry[] = []
    const gateway = await startGateway({
      config: {
        ...config,
        store: `redis://me:${encodedPassword}@127.0.0.1:${port}`
      },
      port: 0,
      log: entry => log.push(entry)
    })

    await expect
      .poll(() => JSON.stringify(log))
      .toContain('unknown command, with args')
    await gateway.close()

    expect(JSON.stringify(log)).not.toContain(password)
    expect(JSON.stringify(log)).not.toContain(encodedPassword)
  })
})
