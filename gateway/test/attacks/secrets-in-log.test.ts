import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import type { LogEntry } from '../../core/core.ts'
import { runDoctor } from '../../doctor/run-doctor.ts'
import { explainStart } from '../../explain-start.ts'
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

describe('an attacker who reads a line of the log', () => {
  test.each([
    ['the address of the store', config.store],
    ['its password', password],
    ['its password as encoded there', encodedPassword],
    ['the client secret', config.clientSecret],
    ['a sealing secret', config.sealingSecrets[0] ?? '']
  ])('finds %s replaced', (_, secret) => {
    const log: LogEntry[] = []
    const redactedLog = redactSecrets(config, entry => log.push(entry))

    redactedLog({
      event: 'bug',
      message: `It is ${secret}, ${secret}!`,
      stack: secret
    })

    expect(log).toEqual([{ event: 'bug', message: 'It is …, …!', stack: '…' }])
  })

  test('finds everything else', () => {
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

describe('an attacker in place of a Redis server', () => {
  let server: Server

  afterEach(() => {
    server.close()
  })

  let words = ''

  /** Refuses each command, and quotes it. */
  async function openEcho(refusal: string): Promise<string> {
    server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.on('data', data => {
        words = data.toString().split('\r\n').join(' ')
        socket.write(`-${refusal}: ${words}\r\n`)
      })
    })
    return `redis://me:${encodedPassword}@127.0.0.1:${await listen(server)}`
  }

  test.each(['ERR unknown command, with args', 'LOADING with args'])(
    'cannot make a gateway say its password by %s',
    async refusal => {
      const log: LogEntry[] = []
      const store = await openEcho(refusal)

      const said = await startGateway({
        config: { ...config, store },
        port: 0,
        log: entry => log.push(entry)
      }).then(
        async gateway => {
          await expect.poll(() => JSON.stringify(log)).toContain('with args')
          await gateway.close()
          return JSON.stringify(log)
        },
        (error: unknown) => explainStart(error)
      )

      expect(words).toContain(password)
      expect(said).toContain('with args')
      expect(said).not.toContain(password)
      expect(said).not.toContain(encodedPassword)
    }
  )

  test('cannot make the doctor print its password', async () => {
    const store = await openEcho('ERR unknown command, with args')
    const lines: string[] = []

    await runDoctor([], {
      env: { ...goodEnv, CLEARED_GATEWAY_STORE: store },
      print: line => lines.push(line)
    })

    const printed = lines.join('\n')
    expect(words).toContain(password)
    expect(printed).toContain('with args')
    expect(printed).not.toContain(password)
  })
})
